import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Panel } from '@/components/admin/Panel'
import { TextLink } from '@/components/layout/links/ShopLink'
import { AnswerDue } from '@/components/sales/admin/register/AnswerDue'
import { DueDate } from '@/components/sales/admin/withdrawals/ReturnSummary'
import { Price } from '@/components/ui/Price'
import type { Dashboard } from '@/lib/office/dashboard/queries'
import type { ReadingKey } from '@/lib/office/shop-health/reading'
import { formatDateTime } from '@/lib/sales/orders/dates'
import { entryPath, type RegisterName, registerPath } from '@/lib/sales/registers/schema'
import { pageLocale } from '@/lib/shop/texts/locale'

type Props = {
  figures: Dashboard
  /** The bad readings of the shop's health; empty for a role that may not open that page. */
  badHealth: ReadingKey[]
}

/** What the staff has to do: first pending orders, then claims, health, safety reports, money and failed mails. */
export async function Attention({ figures, badHealth }: Props) {
  const { waiting, wallet, failedMails, newReports, withdrawals, complaints, invoiceRequests } = figures
  const t = await getTranslations('dashboard')
  const health = await getTranslations('shopHealth')
  const locale = await pageLocale()
  const openPath = (register: RegisterName) => registerPath(register, { state: 'open' })
  const orderLink = (id: string) => (
    <TextLink path={`/admin/order/${id}`} key={id} className="font-semibold">
      {id}
    </TextLink>
  )
  const link = (count: number, path: string, words: string, names?: string) =>
    count > 0 ? (
      <p>
        <TextLink path={path} className="font-semibold">
          {words}
        </TextLink>
        {names ? `: ${names}` : null}
      </p>
    ) : null
  const badNames = badHealth.map((key) => health(`readings.${key}.name`)).join(', ')
  const money = [
    { words: 'refundsDue', orders: wallet.refundsDue },
    { words: 'salesToDecide', orders: wallet.salesToDecide },
    { words: 'toReview', orders: wallet.toReview },
    { words: 'invoiceRequests', orders: invoiceRequests },
  ] as const
  const isAllDone = [
    waiting.count,
    ...money.map(({ orders }) => orders.count),
    failedMails,
    newReports,
    withdrawals.count,
    complaints.count,
    badHealth.length,
  ].every((count) => count === 0)
  return (
    <Panel title={t('attention')} empty={isAllDone && t('nothingWaits')}>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-[3fr_2fr]">
        {waiting.count > 0 ? (
          <div>
            {link(waiting.count, '/admin?status=Pending&sort=date', t('waiting', { count: waiting.count }))}
            <ul className="mt-2">
              {waiting.orders.map(({ id, name, orderDate, totalGrosze }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-baseline gap-x-3 border-t border-hairline py-1.5 last:border-b"
                >
                  {orderLink(id)}
                  <span className="min-w-40 flex-1 wrap-anywhere">{name}</span>
                  <span className="flex w-full items-baseline justify-between gap-x-3 sm:w-auto">
                    <span className="text-sm whitespace-nowrap text-soft">
                      {formatDateTime(orderDate, locale)}
                    </span>
                    <Price
                      grosze={totalGrosze}
                      locale={locale}
                      plain
                      className="min-w-28 text-right tabular-nums"
                    />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <div className="grid content-start gap-3">
          <OpenClaims
            words={t('withdrawals', { count: withdrawals.count })}
            path={openPath('returns')}
            claims={withdrawals.open.map(({ refundDueAt, ...claim }) => ({
              ...claim,
              path: entryPath('returns', claim.id),
              due: <DueDate refundDueAt={refundDueAt} />,
            }))}
          />
          <OpenClaims
            words={t('complaints', { count: complaints.count })}
            path={openPath('complaints')}
            claims={complaints.open.map(({ answerDueOn, ...claim }) => ({
              ...claim,
              path: entryPath('complaints', claim.id),
              due: <AnswerDue answerDueOn={answerDueOn} isOpen />,
            }))}
          />
          {link(badHealth.length, '/admin/health', t('health', { count: badHealth.length }), badNames)}
          {link(newReports, openPath('safety'), t('newReports', { count: newReports }))}
          {money
            .filter(({ orders }) => orders.count > 0)
            .map(({ words, orders }) => (
              <p key={words}>
                {t(words, { count: orders.count })}{' '}
                <span className="inline-flex flex-wrap items-center gap-x-3">
                  {orders.ids.map(orderLink)}
                  {orders.count > orders.ids.length ? '…' : null}
                </span>
              </p>
            ))}
          {link(failedMails, '/admin/mails', t('failedMails', { count: failedMails }))}
        </div>
      </div>
    </Panel>
  )
}

type ClaimsProps = {
  words: string
  path: string
  claims: { id: number; path: string; orderNumber: string; name: string; due: ReactNode }[]
}

/** The returns or complaints that are not settled, the earliest due date first. */
const OpenClaims = ({ words, path, claims }: ClaimsProps) =>
  claims.length > 0 ? (
    <div>
      <TextLink path={path} className="font-semibold">
        {words}
      </TextLink>
      <ul className="mt-1 text-sm">
        {claims.map(({ id, path, orderNumber, name, due }) => (
          <li key={id} className="border-t border-hairline py-1.5 wrap-anywhere last:border-b">
            <TextLink path={path}>{orderNumber}</TextLink> {name}. {due}
          </li>
        ))}
      </ul>
    </div>
  ) : null

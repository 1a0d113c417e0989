import { getTranslations } from 'next-intl/server'
import { AdminLink } from '@/components/admin/AdminLink'
import { AnswerDue } from '@/components/admin/complaints/AnswerDue'
import { DueDate } from '@/components/admin/withdrawals/DueDate'
import { Link } from '@/components/ui/Link'
import { Price } from '@/components/ui/Price'
import type { Dashboard } from '@/lib/dashboard/schema'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { formatMoment } from '@/lib/orders/dates'
import { entryPath, registerPath } from '@/lib/registers/rules'
import type { RegisterName } from '@/lib/registers/schema'
import type { ReadingKey } from '@/lib/shop-health/reading'
import { OpenClaims } from './OpenClaims'
import { Panel } from './Panel'

/** What waits for somebody: first the orders that nobody has taken up, then reports of danger, money and mails. */
export async function Attention({
  waiting,
  wallet,
  failedMails,
  newReports,
  withdrawals,
  complaints,
  invoiceRequests,
  badHealth,
}: Pick<
  Dashboard,
  'waiting' | 'wallet' | 'failedMails' | 'newReports' | 'withdrawals' | 'complaints' | 'invoiceRequests'
> & {
  /** What is bad on the page of the shop's health, for those who may open it. */
  badHealth: ReadingKey[]
}) {
  const t = await getTranslations('dashboard')
  const health = await getTranslations('shopHealth')
  const locale = await pageLocale()
  const openPath = (register: RegisterName) => localePath(locale, registerPath(register, { state: 'open' }))
  const orderLink = (id: string) => (
    <AdminLink path={`/admin/order/${id}`} key={id} className="font-semibold">
      {id}
    </AdminLink>
  )
  const money = [
    { words: 'refundsDue', orders: wallet.refundsDue },
    { words: 'salesToDecide', orders: wallet.salesToDecide },
    { words: 'toReview', orders: wallet.toReview },
    { words: 'invoiceRequests', orders: invoiceRequests },
  ] as const
  const allDone =
    waiting.count +
      wallet.refundsDue.count +
      wallet.salesToDecide.count +
      wallet.toReview.count +
      failedMails +
      newReports +
      withdrawals.count +
      complaints.count +
      invoiceRequests.count +
      badHealth.length ===
    0
  return (
    <Panel title={t('attention')}>
      {allDone ? <p className="text-soft">{t('nothingWaits')}</p> : null}
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-[3fr_2fr]">
        {waiting.count > 0 ? (
          <div>
            <p>
              <AdminLink path="/admin?status=Pending&sort=date" className="font-semibold">
                {t('waiting', { count: waiting.count })}
              </AdminLink>
            </p>
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
                      {formatMoment(orderDate, locale)}
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
            href={openPath('returns')}
            claims={withdrawals.open.map(({ refundDueAt, ...claim }) => ({
              ...claim,
              href: localePath(locale, entryPath('returns', claim.id)),
              due: <DueDate refundDueAt={refundDueAt} />,
            }))}
          />
          <OpenClaims
            words={t('complaints', { count: complaints.count })}
            href={openPath('complaints')}
            claims={complaints.open.map(({ answerDueOn, ...claim }) => ({
              ...claim,
              href: localePath(locale, entryPath('complaints', claim.id)),
              due: <AnswerDue answerDueOn={answerDueOn} isOpen />,
            }))}
          />
          {badHealth.length > 0 ? (
            <p>
              <AdminLink path="/admin/health" className="font-semibold">
                {t('health', { count: badHealth.length })}
              </AdminLink>
              {': '}
              {badHealth.map((key) => health(`readings.${key}.name`)).join(', ')}
            </p>
          ) : null}
          {newReports > 0 ? (
            <p>
              <Link href={openPath('safety')} className="prose-link touch-link font-semibold">
                {t('newReports', { count: newReports })}
              </Link>
            </p>
          ) : null}
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
          {failedMails > 0 ? (
            <p>
              <AdminLink path="/admin/mails" className="font-semibold">
                {t('failedMails', { count: failedMails })}
              </AdminLink>
            </p>
          ) : null}
        </div>
      </div>
    </Panel>
  )
}

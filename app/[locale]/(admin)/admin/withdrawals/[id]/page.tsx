import { getTranslations } from 'next-intl/server'
import { AdminSection } from '@/components/admin/AdminSection'
import { adminPage } from '@/components/admin/admin-page'
import { ChangesOnly, Editable } from '@/components/admin/editing/Editable'
import { numberedOr404 } from '@/components/admin/item-or-404'
import { BackLink } from '@/components/layout/links/BackLink'
import { OrderReceipt } from '@/components/sales/admin/receipts/OrderReceipt'
import { JunkOne } from '@/components/sales/admin/register/RegisterPage'
import { RefundForm } from '@/components/sales/admin/withdrawals/RefundForm'
import { AssignOrderForm } from '@/components/sales/admin/withdrawals/ReturnForms'
import { ReturnGoods, ReturnMoney } from '@/components/sales/admin/withdrawals/ReturnSections'
import { ReturnSummary } from '@/components/sales/admin/withdrawals/ReturnSummary'
import { auditPath } from '@/components/shop/audit/AuditFilters'
import { readReturn } from '@/lib/sales/returns/queries'
import { mayBeJunk, openStates } from '@/lib/sales/returns/rules'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = ({ params }: { params: Promise<{ id: string }> }) =>
  unlistedMetadata('returnPage.title', params)

export default adminPage(
  {
    words: 'returnPage',
    path: (_, id) => `/admin/withdrawals/${encodeURIComponent(id)}`,
    find: (id) => numberedOr404(id, (number) => readReturn(number)),
    head: async ({ t, item: { id } }) => ({
      title: t('title', { id }),
      aside: (
        <div className="flex flex-wrap items-center gap-x-5">
          <BackLink path="/admin/withdrawals">{t('back')}</BackLink>
          <BackLink path={auditPath({ type: 'return', id: String(id) })}>
            {(await getTranslations('admin'))('inAudit')}
          </BackLink>
        </div>
      ),
    }),
  },
  ({ t, item: entry }) => (
    <>
      <ReturnSummary entry={entry} />
      {entry.accountNumber ? (
        <p className="mt-2">
          {t('account')}: <span className="font-semibold wrap-anywhere">{entry.accountNumber}</span>
        </p>
      ) : null}
      {mayBeJunk(entry) ? (
        <ChangesOnly area="orders">
          <div className="mt-4">
            <JunkOne
              register="returns"
              id={entry.id}
              hasOrder={entry.orderId !== null}
              isJunk={entry.state === 'junk'}
            />
          </div>
        </ChangesOnly>
      ) : null}
      <Editable area="orders">
        <div className="mt-8 grid items-start gap-10 lg:grid-cols-2">
          {entry.order && entry.state !== 'junk' ? (
            <>
              <AdminSection title={t('goods.title')}>
                <ReturnGoods entry={entry} order={entry.order} />
              </AdminSection>
              <AdminSection title={t('money.title')}>
                <ReturnMoney entry={entry} order={entry.order} />
              </AdminSection>
              <OrderReceipt orderId={entry.order.id} withdrawalId={entry.id} />
            </>
          ) : null}
          {entry.order || !openStates.includes(entry.state) ? null : (
            <>
              <AdminSection title={t('assign.title')}>
                <AssignOrderForm key={entry.version} id={entry.id} version={entry.version} />
              </AdminSection>
              <AdminSection title={t('money.title')}>
                <RefundForm
                  key={entry.version}
                  id={entry.id}
                  version={entry.version}
                  proposedGrosze={0}
                  mostGrosze={null}
                  hasPayment={false}
                  lines={[]}
                  books={{ overpaidGrosze: 0, paidGrosze: 0, refundedGrosze: 0 }}
                />
              </AdminSection>
            </>
          )}
        </div>
      </Editable>
    </>
  ),
)

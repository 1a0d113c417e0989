import { getTranslations } from 'next-intl/server'
import { AdminSection } from '@/components/admin/AdminSection'
import { maySee } from '@/components/admin/admin-gate'
import { adminPage } from '@/components/admin/admin-page'
import { ChangesOnly, Editable } from '@/components/admin/editing/Editable'
import { orderOr404 } from '@/components/admin/item-or-404'
import { EnterComplaintForm } from '@/components/customers/admin/RegisterForms'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { BackLink } from '@/components/layout/links/BackLink'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { NotesSection } from '@/components/sales/admin/notes/NotesSection'
import { OrderFacts, OrderItems } from '@/components/sales/admin/orders/details/OrderFacts'
import { AddressEditor, PaidNote, ParcelsEditor } from '@/components/sales/admin/orders/details/OrderForms'
import {
  CustomerOrders,
  OrderClaims,
  OrderHistory,
  OrderMails,
} from '@/components/sales/admin/orders/details/OrderHistory'
import { OrderInvoices } from '@/components/sales/admin/orders/details/OrderInvoices'
import { StatusChanger } from '@/components/sales/admin/orders/status/StatusChanger'
import { CancelCustomerForm, DecideSale } from '@/components/sales/admin/orders/status/StatusQuestions'
import { OrderReceipt } from '@/components/sales/admin/receipts/OrderReceipt'
import { OpenReturnForm } from '@/components/sales/admin/withdrawals/ReturnForms'
import { keptAmount } from '@/components/sales/order-text'
import { auditPath } from '@/components/shop/audit/AuditFilters'
import { Notice } from '@/components/ui/Notice'
import { UnbrokenNumbers } from '@/components/ui/UnbrokenNumbers'
import { invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { duePaymentState } from '@/lib/sales/orders/due-payment'
import { cancelableOrders, paymentRecord } from '@/lib/sales/orders/payment-status'
import { orderHistory } from '@/lib/sales/orders/queries'
import { deliveryKinds, nextStatuses } from '@/lib/sales/orders/rules'
import { shownAddress } from '@/lib/sales/orders/shown'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = ({ params }: { params: Promise<{ id: string }> }) =>
  unlistedMetadata('admin.order', params)

export default adminPage(
  {
    words: 'admin',
    path: (_, id) => `/admin/order/${id}`,
    find: orderOr404,
    head: async ({ t, item: { id } }) => ({
      title: <UnbrokenNumbers text={t('order', { id })} />,
      aside: (
        <div className="flex flex-wrap items-center gap-x-5 print:hidden">
          <BackLink path="/admin">{t('back')}</BackLink>
          {(await maySee('/admin/audit')) ? (
            <BackLink path={auditPath({ type: 'order', id })}>{t('inAudit')}</BackLink>
          ) : null}
          <ShopButton path={`/admin/order/${id}/packing`} look="quiet">
            {t('packing.open')}
          </ShopButton>
        </div>
      ),
    }),
  },
  async ({ t, locale, item: order }) => {
    const changes = await orderHistory(order.id)
    const [open, record] = await Promise.all([cancelableOrders(order.userId), paymentRecord(order.id)])
    const tReceived = await getTranslations('received')
    const tReturn = await getTranslations('returnPage')
    const kept = keptAmount(order, locale)
    const isWaiting = order.status === 'Pending' || order.status === 'In Processing'
    const mayMove = isWaiting && (await invoicesOfOrder(order.id)).length === 0
    return (
      <>
        {kept && order.status === 'Canceled' ? (
          <Notice
            className="mb-6"
            kind="error"
            title={
              order.paidWay
                ? t(`money.refund.${order.paidWay}`, { amount: kept })
                : t('refund', { amount: kept })
            }
          >
            {record.captureId ? t('money.capture', { id: record.captureId }) : null}
          </Notice>
        ) : null}
        {order.status === 'Canceled' && record.isSaleOpen ? (
          <div className="mb-6">
            <Editable area="orders">
              <DecideSale orderId={order.id} />
            </Editable>
          </div>
        ) : null}
        <OrderClaims orderId={order.id} />
        <OrderFacts order={order} record={record} />
        {/* On a phone the actions come before the list of goods, on a wide screen they stand beside it; they are not printed. */}
        <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] print:mt-6 print:block">
          <div className="lg:col-start-2 print:hidden">
            <Editable area="orders">
              <AdminSection title={t('nextStep')}>
                <StatusChanger
                  orderId={order.id}
                  status={order.status}
                  typeOfDelivery={order.typeOfDelivery}
                  choices={nextStatuses(order.status)}
                  hasInvoice={record.hasInvoice}
                >
                  <p className="text-sm text-soft">
                    {t(order.status === 'Canceled' ? 'final' : 'canceledNote')}
                  </p>
                </StatusChanger>
                {order.paidAt || !order.payment || order.payment.status === 'refunded' ? (
                  <div className="mt-4 border-t border-hairline pt-4">
                    <PaidNote
                      orderId={order.id}
                      isPaid={order.paidAt !== null}
                      isTransferDue={duePaymentState(order) === 'transferAwaited'}
                    />
                  </div>
                ) : null}
              </AdminSection>
              {deliveryKinds[order.typeOfDelivery].isHandedOverHere ? null : (
                <div className="mt-10">
                  <AdminSection title={t('parcels.title')}>
                    <ParcelsEditor
                      key={order.id}
                      orderId={order.id}
                      status={order.status}
                      parcels={order.parcels}
                    />
                  </AdminSection>
                </div>
              )}
            </Editable>
          </div>
          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <AdminSection title={t('items')}>
              <OrderItems order={order} />
            </AdminSection>
            <div className="mt-10 grid items-start gap-10 md:grid-cols-2 print:hidden">
              <AdminSection title={t('links.invoices')}>
                <OrderInvoices order={order} />
              </AdminSection>
              <OrderReceipt orderId={order.id} />
              <ChangesOnly area="orders">
                <AdminSection title={tReturn('open.title')}>
                  <FreshOnVisit>
                    <OpenReturnForm
                      orderId={order.id}
                      isCanceled={order.status === 'Canceled'}
                      lines={order.orderItems.map(({ id, title, quantity }) => ({ id, title, quantity }))}
                    />
                  </FreshOnVisit>
                </AdminSection>
                <AdminSection title={tReceived('complaint.title')}>
                  <details>
                    <summary className="flex min-h-touch items-center">
                      <span className="prose-link">{tReceived('complaint.open')}</span>
                    </summary>
                    <FreshOnVisit>
                      <EnterComplaintForm orderId={order.id} />
                    </FreshOnVisit>
                  </details>
                </AdminSection>
              </ChangesOnly>
              <NotesSection of={{ orderId: order.id }} />
            </div>
          </div>
          <div className="grid gap-10 lg:col-start-2 print:hidden">
            <AdminSection title={t('customerHistory.title')}>
              <CustomerOrders order={order} />
            </AdminSection>
            {mayMove ? (
              <ChangesOnly area="orders">
                <AdminSection title={t('addressChange.title')}>
                  <AddressEditor key={order.id} orderId={order.id} address={shownAddress(order)} />
                </AdminSection>
              </ChangesOnly>
            ) : null}
            {open.count > 1 ? (
              <ChangesOnly area="orders">
                <AdminSection title={t('flood.title')}>
                  <CancelCustomerForm key={order.userId} userId={order.userId} {...open} />
                </AdminSection>
              </ChangesOnly>
            ) : null}
            <AdminSection title={t('history')}>
              <OrderHistory changes={changes} buyer={order.userId} typeOfDelivery={order.typeOfDelivery} />
            </AdminSection>
            <AdminSection title={t('mails.title')}>
              <OrderMails orderId={order.id} />
            </AdminSection>
          </div>
        </div>
      </>
    )
  },
)

import { getTranslations } from 'next-intl/server'
import { AdminSection } from '@/components/admin/AdminSection'
import { mayChange } from '@/components/admin/admin-gate'
import { receiptsOf } from '@/lib/sales/books/sales'
import { ReceiptForm } from './ReceiptForm'

/** The receipt of an order or of a return, with a form for roles that may note it. */
export async function OrderReceipt({ orderId, withdrawalId }: { orderId: string; withdrawalId?: number }) {
  const t = await getTranslations('receipts')
  const receipts = await receiptsOf(orderId)
  const receipt = receipts.find((each) => each.withdrawalId === (withdrawalId ?? null)) ?? null
  return (
    <AdminSection title={t('receipt')}>
      {(await mayChange('invoices')) ? (
        <>
          <p className="mb-3 text-sm text-soft">{t(withdrawalId === undefined ? 'ofSale' : 'ofReturn')}</p>
          <ReceiptForm
            key={`${withdrawalId ?? orderId} ${receipt?.id}`}
            orderId={orderId}
            {...(withdrawalId === undefined ? {} : { withdrawalId })}
            receipt={receipt}
          />
        </>
      ) : (
        <p>{receipt ? `${receipt.number}, ${receipt.issuedOn}` : t('noReceipt')}</p>
      )}
    </AdminSection>
  )
}

import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/Button'
import { LinkButton } from '@/components/ui/LinkButton'
import { localePath } from '@/lib/platform/i18n/routing'
import type { Order } from '@/lib/sales/orders/schema'
import { complaintPath } from '@/lib/sales/orders/shown'
import { withdrawalPath } from '@/lib/sales/withdrawal/rules'
import { pageLocale } from '@/lib/shop/texts/locale'

type Props = { id: string; orderKey: string; invoices: Order['invoices'] }

/** What a buyer without an account does with an order: its invoices, withdrawal and complaint. */
export async function OwnOrder({ id, orderKey, invoices }: Props) {
  const t = await getTranslations('track')
  const tLayout = await getTranslations('layout')
  const locale = await pageLocale()
  return (
    <section className="mt-8 border-t border-hairline pt-6">
      <h2 className="mb-3 font-display text-lg font-bold">{t('ownTitle')}</h2>
      <p className="mb-4 max-w-prose text-soft">{t('ownText')}</p>
      <div className="flex flex-wrap gap-3">
        {invoices.map((invoice) => (
          <form key={invoice.id} action="/api/track/invoice" method="post">
            <input type="hidden" name="key" value={orderKey} />
            <input type="hidden" name="invoiceId" value={invoice.id} />
            <Button type="submit">{t('invoice', { number: invoice.number })}</Button>
          </form>
        ))}
        <LinkButton look="quiet" href={localePath(locale, withdrawalPath(id))}>
          {tLayout('withdraw')}
        </LinkButton>
        <LinkButton look="quiet" href={localePath(locale, complaintPath(id))}>
          {tLayout('complain')}
        </LinkButton>
      </div>
    </section>
  )
}

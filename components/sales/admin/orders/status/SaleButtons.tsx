import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { canceledSales } from '@/lib/sales/orders/rules'

/** What becomes of the invoice of an order that is canceled; the form reads the answer under `name`. */
export function SaleButtons({ name, busy }: { name: string; busy: boolean }) {
  const t = useTranslations('admin.cancel')
  return canceledSales.map((sale) => (
    <Button key={sale} type="submit" name={name} value={sale} look="ink" busy={busy} busyLabel={t('busy')}>
      {t(`sale.${sale}`)}
    </Button>
  ))
}

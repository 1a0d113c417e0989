import { useTranslations } from 'next-intl'
import { classes } from '@/components/ui/classes'
import { stockLevel } from '@/lib/catalog/product/rules'

/** Up to this stock the card says that these pieces are the last. */
const FEW = 3

/** The exact number up to 20, 'more than 20' above. */
export function StockText({ stock, className }: { stock: number; className?: string }) {
  const t = useTranslations('card')
  const level = stockLevel(stock)
  const isFew = level === 'exact' && stock <= FEW
  const text = {
    none: () => t('stockNone'),
    many: () => t('stockMany'),
    exact: () => (isFew ? t('stockLast', { count: stock }) : t('stockExact', { count: stock })),
  }[level]()
  return (
    <span
      className={classes(
        'stock',
        level === 'none' ? 'text-soft' : isFew ? 'text-rust' : 'text-field',
        className,
      )}
    >
      {text}
    </span>
  )
}

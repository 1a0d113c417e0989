import type { ShownTitle } from '@/lib/catalog/titles/product-title'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import type { Order, OrderLine } from './schema'

/** The title under which a line was sold: in the language that its buyer ordered in, else the stored one. */
export const lineTitle = ({ locale }: Pick<Order, 'locale'>, line: OrderLine): ShownTitle =>
  line.shownTitle === null ? { text: line.title, locale: defaultLocale } : { text: line.shownTitle, locale }

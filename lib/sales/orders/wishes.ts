import type { Locale } from '@/lib/platform/i18n/routing'
import { formatDay } from './dates'
import type { Order } from './schema'

const wishes = ['recipientName', 'recipientPhone', 'remark', 'wishedDay'] as const
type Wish = (typeof wishes)[number]

/** What the buyer has said of the delivery beside its address, by the names of its words in `orders`. */
export const wishesOf = (order: Pick<Order, Wish>, locale: Locale): [Wish, string][] =>
  wishes.flatMap((name): [Wish, string][] => {
    const said = order[name]
    if (!said) return []
    return [[name, name === 'wishedDay' ? formatDay(said, locale) : said]]
  })

import { z } from 'zod'
import { locales } from '@/lib/platform/i18n/routing'
import { dayOf } from '@/lib/platform/time/working-days'

/** What the address of an order answers about a statement or a complaint that may be somebody else's. */
export const BuyerAnswer = z.object({
  locale: z.enum(locales, 'unknown_value'),
  key: z.string().max(200, 'too_long'),
  answer: z.enum(['mine', 'notMine'], 'unknown_value'),
})
export type BuyerAnswer = z.output<typeof BuyerAnswer>

/** How a statement comes that did not come through the form. The database knows the same list. */
export const channels = ['letter', 'email', 'counter'] as const
export type Channel = (typeof channels)[number]
export const isChannel = (text: string | null): text is Channel => channels.some((each) => each === text)

/** The day on which a letter, a mail or a person came, by the shop's calendar: today at the latest. */
export const receivedOn = z.iso.date('required').refine((day) => day <= dayOf(new Date()), 'out_of_range')

/** A moment on a day, for what counts days: noon of UTC, or now while that is to come. */
export const momentOn = (day: string): Date => new Date(Math.min(Date.parse(`${day}T12:00:00Z`), Date.now()))

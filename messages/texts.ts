import { perLocale } from '@/lib/platform/i18n/routing'
import { messages } from './all'

export type Messages = { readonly [key: string]: string | Messages }

/** Every text of a group by its key, such as `errors.cart.empty`. */
export function textsOf(messages: Messages, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...textsOf(value, `${prefix}${key}.`)],
    ),
  )
}

export const textsIn = perLocale((locale) => textsOf(messages[locale]))

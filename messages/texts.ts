import type { Locale } from '@/lib/platform/i18n/routing'
import en from './en.json'
import pl from './pl.json'
import ru from './ru.json'

export type Messages = { readonly [key: string]: string | Messages }

/** Every text of a group by its key, such as `errors.cart.empty`. */
export function textsOf(messages: Messages, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...textsOf(value, `${prefix}${key}.`)],
    ),
  )
}

export const textsIn: Record<Locale, Map<string, string>> = {
  pl: textsOf(pl),
  en: textsOf(en),
  ru: textsOf(ru),
}

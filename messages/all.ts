import type { Locale } from '@/lib/platform/i18n/routing'
import en from './en.json'
import pl from './pl.json'
import ru from './ru.json'

/** The messages of all languages, for what is written outside of a page. A page loads those of its own language alone. */
export const messages: Record<Locale, typeof pl> = { pl, en, ru }

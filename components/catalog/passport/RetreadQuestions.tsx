import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { retreadQuestionPath, retreadQuestions } from '@/lib/storefront/words/retread-questions'

/** The ways to the answers about retreads. */
export async function RetreadQuestions() {
  const t = await getTranslations('retreads')
  const locale = await pageLocale()
  return (
    <ul>
      {retreadQuestions.map((question) => (
        <li key={question}>
          <Link href={localePath(locale, retreadQuestionPath(question))} className="prose-link touch-link">
            {t(`${question}.title`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

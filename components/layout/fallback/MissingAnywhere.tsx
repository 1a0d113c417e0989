import { createTranslator } from 'next-intl'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { SizeMark } from '@/components/ui/SizeMark'
import { localePath } from '@/lib/platform/i18n/routing'
import { messages } from '@/messages/all'
import { InEveryLanguage } from './InEveryLanguage'

const mark = (
  <p aria-hidden="true" className="mb-8">
    <SizeMark text="4/0 R4" size="mark" />
  </p>
)

/** The "not found" page in all languages, for an address outside every route. */
export function MissingAnywhere() {
  return (
    <InEveryLanguage mark={mark}>
      {(locale) => {
        const t = createTranslator({ locale, messages: messages[locale], namespace: 'ui' })
        return {
          title: t('notFoundTitle'),
          content: (
            <>
              <p className="mt-2 mb-5 text-soft">{t('notFoundText')}</p>
              <LinkButton href={localePath(locale, '/')} look="ink">
                {t('backHome')}
              </LinkButton>
            </>
          ),
        }
      }}
    </InEveryLanguage>
  )
}

import { longDate } from '@/components/site/pages/long-date'
import { Section } from '@/components/site/pages/Section'
import { ShortcutSwitch } from '@/components/site/pages/ShortcutSwitch'
import { standingPage } from '@/components/site/pages/shop-page'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { hoursValues } from '@/lib/platform/opening-hours'
import { shop, shopAddress } from '@/lib/platform/shop-details'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { ACCESSIBILITY_REVIEWED } from '@/lib/site/sitemap/sitemap'

export const generateMetadata = () => groupMetadata('accessibilityPage', '/accessibility')

const parts = ['met', 'how', 'shortcut', 'limits', 'report'] as const

/** The statement of accessibility that the Polish Act of 26 April 2024 requires. */
export default standingPage({ words: 'accessibilityPage', path: '/accessibility' }, ({ t, locale }) => {
  const values = {
    email: shop.email,
    company: typeset(shop.company.name, defaultLocale),
    address: typeset(shopAddress(), defaultLocale),
    ...hoursValues(shop.hours.week, locale),
  }
  return (
    <div className="grid max-w-prose gap-10">
      {parts.map((part) => (
        <Section key={part} title={t(`${part}Title`)} text={t(part, values)}>
          {part === 'shortcut' ? <ShortcutSwitch label={t('shortcutOn')} /> : null}
        </Section>
      ))}
      <p className="text-soft">
        {t('checked', { date: typeset(longDate(ACCESSIBILITY_REVIEWED, locale), locale) })}
      </p>
    </div>
  )
})

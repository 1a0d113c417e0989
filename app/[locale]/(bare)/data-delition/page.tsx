import { getTranslations } from 'next-intl/server'
import { ConsentChoice } from '@/components/customers/account/consent/ConsentChoice'
import { AccountScreen } from '@/components/customers/account/sign-in/AccountScreen'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Section } from '@/components/site/pages/Section'
import { shop } from '@/lib/platform/shop-details'
import { wordedMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

export const generateMetadata = () =>
  wordedMetadata('/data-delition', 'deletion.page.title', 'deletion.page.metaDescription')

export default async function DataDeletionPage() {
  const t = await getTranslations('deletion.page')
  const request = `mailto:${shop.email}?subject=${encodeURIComponent(t('subject'))}`
  return (
    <AccountScreen title={t('title')} lead={t('lead')}>
      <div className="grid gap-8">
        <Section title={t('selfTitle')}>
          <p>{t('selfText')}</p>
          <TextLink path="/details" className="font-semibold">
            {t('selfLink')}
          </TextLink>
        </Section>
        <Section title={t('mailTitle')}>
          <ol className="list-decimal space-y-1.5 pl-5">
            <li>{t('mail1', { email: shop.email })}</li>
            <li>{t('mail2')}</li>
            <li>{t('mail3')}</li>
          </ol>
          <a href={request} className="prose-link touch-link font-semibold">
            {t('mailLink')}
          </a>
        </Section>
        <Section title={t('keptTitle')}>
          <ul className="list-disc space-y-1.5 pl-5">
            <li>{t('kept1')}</li>
            <li>{t('kept2')}</li>
          </ul>
        </Section>
        <Section title={t('partTitle')}>
          <p>{t('partText')}</p>
        </Section>
        <ClientMessages groups={['consent', 'consentChoice']}>
          <ConsentChoice />
        </ClientMessages>
      </div>
    </AccountScreen>
  )
}

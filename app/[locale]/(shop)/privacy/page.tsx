import { ConsentChoice } from '@/components/customers/account/consent/ConsentChoice'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Section } from '@/components/site/pages/Section'
import { standingPage } from '@/components/site/pages/shop-page'
import { Table } from '@/components/ui/Table'
import { storedNames } from '@/lib/platform/browser/stored-names'
import { ownCookie } from '@/lib/platform/http/own-cookie'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

export const generateMetadata = () => groupMetadata('privacyPage', '/privacy')

/** The names as the browser shows them. */
const namesOf = (row: (typeof storedNames)[number]): readonly string[] =>
  'isPrefixed' in row ? row.names.map(ownCookie) : row.names

export default standingPage({ words: 'privacyPage', path: '/privacy' }, ({ t }) => (
  <div className="grid max-w-4xl gap-10">
    <Section title={t('necessary')} text={t('necessaryText')}>
      <div className="mt-4">
        <Table
          caption={t('necessary')}
          rows={storedNames}
          rowKey={(row) => row.key}
          columns={[
            {
              key: 'name',
              header: t('name'),
              wide: true,
              cell: (row) => (
                <>
                  <code className="wrap-anywhere">{namesOf(row).join(', ')}</code>
                  <span className="block text-sm text-soft">{t(`kinds.${row.kind}`)}</span>
                </>
              ),
            },
            { key: 'purpose', header: t('purpose'), cell: (row) => t(`stored.${row.key}.purpose`) },
            { key: 'duration', header: t('duration'), cell: (row) => t(`stored.${row.key}.duration`) },
          ]}
        />
      </div>
    </Section>
    <Section title={t('others')} text={t('othersText')} />
    <Section title={t('analytics')} text={t('analyticsText')} />
    <ClientMessages groups={['consent', 'consentChoice']}>
      <ConsentChoice />
    </ClientMessages>
    <p className="flex flex-wrap gap-x-6">
      <TextLink path="/rules#privacy" className="font-semibold">
        {t('toRules')}
      </TextLink>
      <TextLink path="/data-delition" className="font-semibold">
        {t('toData')}
      </TextLink>
    </p>
  </div>
))

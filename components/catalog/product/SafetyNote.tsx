import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Fact } from '@/components/ui/Facts'
import { Heading } from '@/components/ui/Heading'
import { Notice } from '@/components/ui/Notice'
import { productPath } from '@/lib/catalog/product/rules'
import type { Product, Tire } from '@/lib/catalog/product/schema'
import type { ShownTitle } from '@/lib/catalog/titles/product-title'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { countryName } from '@/lib/platform/i18n/word-or'
import { isOwnMake, shop } from '@/lib/platform/shop-details'

/** Manufacturer, identification and warnings required by the EU's General Product Safety Regulation (2023/988). */
export async function SafetyNote({ product, title }: { product: Product; title: ShownTitle }) {
  const t = await getTranslations('product')
  const tNames = await getTranslations('fields.names')
  const { makerName, makerAddress, makerEmail, euPersonName, euPersonAddress, euPersonEmail } = product
  const { name, street, postCode, city, country } = shop.company
  const land = countryName(await getTranslations(), country)
  const own: Party = { name, address: `${street}, ${postCode} ${city}, ${land}`, email: shop.email }
  const maker = makerName
    ? { name: makerName, address: makerAddress, email: makerEmail }
    : unnamedMaker(product, own)
  const ownPerson = maker === own ? own : null
  const person = euPersonName
    ? { name: euPersonName, address: euPersonAddress, email: euPersonEmail }
    : ownPerson
  return (
    <section className="print:text-sm">
      <Heading className="mb-3">{t('safety')}</Heading>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 print:gap-1">
        {maker.name === person?.name ? (
          <ResponsibleParty label={t('safetyMaker')} {...maker} />
        ) : (
          <>
            <ResponsibleParty label={tNames('makerName')} {...maker} />
            {person ? <ResponsibleParty label={tNames('euPersonName')} {...person} /> : null}
          </>
        )}
        <Fact look="described" name={t('safetyId')}>
          <span lang={title.locale}>{title.text}</span>
          {'\u00a0· '}
          <span className="whitespace-nowrap">{product.sku ?? product.id}</span>
        </Fact>
        <Fact look="described" name={t('safetyWarnings')}>
          {t(`safety${product.productType}`)}
        </Fact>
      </dl>
      <TextLink
        path={`/safety?product=${encodeURIComponent(`${title.text}, ${productPath(product)}`)}`}
        className="mt-3 font-semibold"
      >
        {t('safetyReport')}
      </TextLink>
    </section>
  )
}

type Party = { name: string; address: string | null; email: string | null }

/** The shop, or the name alone of another make. */
function unnamedMaker(product: Product, own: Party): Party {
  const manufacturer = product.productType === 'Tire' ? product.manufacturer : null
  return isOwnMake(manufacturer) ? own : { name: manufacturer ?? '', address: null, email: null }
}

const ResponsibleParty = ({ label, name, address, email }: Party & { label: string }) => (
  <Fact look="described" name={label}>
    {typeset([name, address].filter(Boolean).join(', '), defaultLocale)}
    {email ? (
      <>
        ,{' '}
        <a href={`mailto:${email}`} className="touch-link -my-0.5 underline underline-offset-4">
          {email}
        </a>
      </>
    ) : null}
  </Fact>
)

/** The EU tire label (Regulation 2020/740) with a link to its data sheet, or why a retread has no label. */
export async function EuLabelNote({ tire }: { tire: Tire }) {
  const t = await getTranslations('product')
  const tNames = await getTranslations('fields.names')
  if (tire.retread) return <Notice title={t('retreadTitle')}>{t('retreadText')}</Notice>
  const { labelFuel, labelWet, noiseDb, noiseClass, eprelId } = tire
  const lines = [
    [tNames('labelFuel'), labelFuel],
    [tNames('labelWet'), labelWet],
    [tNames('noiseDb'), noiseDb === null ? null : t('dB', { value: noiseDb })],
    [tNames('noiseClass'), noiseClass],
  ].filter(([, value]) => value !== null)
  if (lines.length === 0 && !eprelId) return null
  return (
    <Notice title={t('euLabel')}>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-x-4">
            <dt>{label}</dt>
            <dd className="font-semibold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      {eprelId ? (
        <a href={`https://eprel.ec.europa.eu/qr/${eprelId}`} className="prose-link touch-link">
          {t('euLabelLink')}
        </a>
      ) : null}
    </Notice>
  )
}

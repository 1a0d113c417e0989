import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Logo } from '@/components/layout/Logo'
import { LinkList } from '@/components/layout/links/LinkList'
import { catalogLinks, infoLinks, legalLinks } from '@/components/layout/links/shop-links'
import { PageContainer } from '@/components/layout/PageContainer'
import { ThemeChoice } from '@/components/layout/ThemeChoice'
import { classes } from '@/components/ui/classes'
import { Heading } from '@/components/ui/Heading'
import { companyRegister } from '@/lib/platform/company-register'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { weekText } from '@/lib/platform/opening-hours'
import { shop, shopAddress } from '@/lib/platform/shop-details'
import { pageLocale } from '@/lib/shop/texts/locale'
import { FooterMap } from './FooterMap'

const line = 'footer-line'
const socialNames = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' } as const
const storeNames = { android: 'Google Play', ios: 'App Store' } as const

export async function SiteFooter() {
  const tFooter = await getTranslations('footer')
  const locale = await pageLocale()
  const { company } = shop
  return (
    <footer className="on-dark mt-auto bg-ink pt-10 pb-14 md:pt-14 print:hidden">
      <PageContainer className="grid grid-cols-2 gap-x-8 gap-y-9 md:grid-cols-3 lg:grid-cols-4">
        <FooterBlock title={<Logo />}>
          <address className="text-soft not-italic">
            {company.street}
            <br />
            {typeset(`${company.postCode} ${company.city}`, defaultLocale)}
            <br />
            <FooterMap className={classes(line, 'underline')} />
          </address>
          <p className="mt-3">
            <a href={`tel:${shop.phone.replace(/\s/g, '')}`} className={`${line} font-semibold`}>
              {shop.phone}
            </a>
            <br />
            <span className="text-soft">{weekText(shop.hours.week, locale)}</span>
          </p>
        </FooterBlock>
        <FooterBlock title={tFooter('shop')}>
          <LinkList links={catalogLinks} line={line} />
        </FooterBlock>
        <FooterBlock title={tFooter('info')} className="col-span-2 md:col-span-1">
          <LinkList links={infoLinks} line={line} className="columns-2 gap-x-4 md:columns-1" />
        </FooterBlock>
        <div className="grid content-start gap-9">
          <AwayBlock title={tFooter('follow')} names={socialNames} addresses={shop.social} />
          <AwayBlock title={tFooter('app')} names={storeNames} addresses={shop.apps} />
        </div>
      </PageContainer>
      <PageContainer className="mt-10">
        <ThemeChoice />
        <p className="mt-4 border-t border-hairline pt-5 text-sm text-soft">
          {tFooter('seller', {
            name: typeset(company.name, defaultLocale),
            address: typeset(shopAddress(), defaultLocale),
            taxId: company.taxId,
            register: typeset(companyRegister(await getTranslations()), defaultLocale),
          })}{' '}
          <a href={`mailto:${shop.email}`} className="touch-link underline underline-offset-4">
            {shop.email}
          </a>
        </p>
        <LinkList
          links={legalLinks}
          line={classes(line, 'underline')}
          className="mt-2 flex flex-wrap gap-x-6 text-sm"
        />
      </PageContainer>
    </footer>
  )
}

function FooterBlock(props: { title: ReactNode; className?: string; children: ReactNode }) {
  return (
    <section className={props.className}>
      <Heading look="part" className="mb-3 flex min-h-8 items-center">
        {props.title}
      </Heading>
      {props.children}
    </section>
  )
}

/** Links to other sites on which the shop has an address; null without any. */
function AwayBlock<Name extends string>(props: {
  title: string
  names: Record<Name, string>
  addresses: Record<Name, string>
}) {
  const names = (Object.keys(props.names) as Name[]).filter((name) => props.addresses[name])
  if (names.length === 0) return null
  return (
    <FooterBlock title={props.title}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={props.addresses[name]} rel="noreferrer" className={line}>
              {props.names[name]}
            </a>
          </li>
        ))}
      </ul>
    </FooterBlock>
  )
}

import { getTranslations } from 'next-intl/server'
import { Logo } from '@/components/layout/Logo'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { weekText } from '@/lib/platform/opening-hours'
import { shop } from '@/lib/platform/shop-details'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { AccountMenu } from './AccountMenu'
import { CartButton } from './CartButton'
import { CatalogNav } from './CatalogNav'
import { LanguageSelector } from './LanguageSelector'
import { SearchBox } from './SearchBox'
import { SideMenu } from './SideMenu'

/** One row on a wide screen; on a phone the catalog and the search stand below the name. Paper shows the shop's contacts. */
export async function SiteHeader() {
  const t = await getTranslations('layout')
  const locale = await pageLocale()
  return (
    <header className="on-dark relative z-30 bg-ink print:static print:bg-transparent">
      <p className="mx-4 mb-4 hidden border-b border-hairline pb-3 text-ink print:block">
        <b className="font-display">{shop.name}</b> · {shop.phone} · {shop.email}
      </p>
      <ClientMessages groups={['layout']}>
        <PageContainer className="flex flex-wrap items-center print:hidden gap-x-1 py-2 md:gap-x-2 lg:flex-nowrap lg:py-3.5">
          <SideMenu logo={<Logo />} phone={shop.phone} hours={weekText(shop.hours.week, locale)} />
          <ShopLink path="/" className="mr-auto flex min-h-touch items-center lg:mr-6">
            <Logo />
            <span className="sr-only">{`, ${t('home')}`}</span>
          </ShopLink>
          <CatalogNav className="order-last w-full lg:order-none lg:w-auto" />
          <SearchBox className="relative order-last mt-1 w-full lg:order-none lg:mt-0 lg:mr-auto lg:ml-6 lg:max-w-md lg:flex-1" />
          <LanguageSelector />
          <AccountMenu />
          <CartButton />
        </PageContainer>
      </ClientMessages>
    </header>
  )
}

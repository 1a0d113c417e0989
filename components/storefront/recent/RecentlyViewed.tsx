'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { ShopLink } from '@/components/layout/links/ShopLink'
import {
  forgetRecent,
  type RecentPage,
  readRecent,
  withProduct,
  writeRecent,
} from '@/lib/storefront/recent/recent'

/** Lists the pages seen with this browser, at the end of a page, where it shifts nothing. A product's page adds itself. */
export function RecentlyViewed({ path, name }: Partial<RecentPage>) {
  const t = useTranslations('recent')
  const [pages, setPages] = useState<RecentPage[]>([])
  useEffect(() => {
    const recent = readRecent()
    const others = recent.products.filter((product) => product.path !== path)
    setPages(recent.size ? [recent.size, ...others] : others)
    if (path && name) writeRecent(withProduct(recent, { path, name }))
  }, [path, name])

  const forget = () => {
    forgetRecent()
    setPages([])
  }
  if (pages.length === 0) return null
  return (
    <section className="mt-14 print:hidden">
      <h2 className="mb-3 font-display text-lg font-bold">{t('title')}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {pages.map((page) => (
          <li key={page.path}>
            <ShopLink path={page.path} className="prose-link flex min-h-touch items-center md:min-h-9">
              {page.name}
            </ShopLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-soft">
        {t('note')}{' '}
        <button type="button" onClick={forget} className="prose-link touch-link text-type">
          {t('forget')}
        </button>
      </p>
    </section>
  )
}

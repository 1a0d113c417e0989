'use client'

import { useTranslations } from 'next-intl'

/** The last line of a preview: how many products of a whole list are not on this page. */
export function MoreProducts({ count }: { count: number }) {
  const t = useTranslations('productAdmin.bulk')
  if (count <= 0) return null
  return <li className="border-t border-hairline pt-1 text-soft">{t('more', { count })}</li>
}

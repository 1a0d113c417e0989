'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef } from 'react'
import { FieldError } from '@/components/ui/controls/Field'
import { Link } from '@/components/ui/Link'
import { type KitPart, kitPath } from '@/lib/fitment/kit-check/address'
import type { KitProduct } from '@/lib/fitment/kit-check/products'
import { localePath } from '@/lib/platform/i18n/routing'
import type { KitState } from './use-kit'
import { useProblemWords } from './use-problem-words'

type Props = {
  kit: KitState
  part: KitPart
  product: KitProduct | undefined
  /** The part that has just been picked: the list and its button are gone, and the focus with them. */
  picked: RefObject<KitPart | null>
}

/** A part of the kit that is a product, and the way to figures by hand instead. */
export function KitProductField({ kit, part, product, picked }: Props) {
  const t = useTranslations('kit')
  const locale = useLocale()
  const problem = useProblemWords()(kit.problems[part])
  const { [part]: id = '', ...others } = kit.values
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (picked.current !== part) return
    picked.current = null
    link.current?.focus()
  }, [picked, part])
  return (
    <div className="grid gap-2">
      <input type="hidden" name={part} value={id} />
      {product ? (
        <p className="font-semibold">
          <Link
            ref={link}
            href={localePath(locale, product.path)}
            id={`kit-${part}-product`}
            className="prose-link inline-block py-1"
            lang={product.title.locale}
          >
            {product.title.text}
          </Link>
        </p>
      ) : null}
      {product?.inArchive ? <p className="text-sm text-rust">{t('noLongerSold')}</p> : null}
      {problem ? <FieldError id={`kit-${part}-error`}>{problem}</FieldError> : null}
      <Link
        href={localePath(locale, kitPath(others))}
        onClick={(event) => {
          event.preventDefault()
          kit.remove(part)
        }}
        className="prose-link inline-block min-h-touch py-2.5 text-sm font-semibold"
      >
        {t('byHand')}
      </Link>
    </div>
  )
}

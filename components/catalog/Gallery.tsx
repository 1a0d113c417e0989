'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { classes } from '@/components/ui/classes'
import { ProductPicture } from './ProductPicture'

/** One large picture and the small ones that take its place. */
export function Gallery({ title, urls }: { title: string; urls: readonly string[] }) {
  const t = useTranslations('product')
  const [shown, setShown] = useState(0)
  const total = urls.length
  return (
    <section aria-label={t('gallery')}>
      <div className="aspect-4/3 overflow-hidden rounded-lg bg-rubber">
        <ProductPicture
          key={urls[shown] ?? ''}
          url={urls[shown] ?? ''}
          alt={total > 1 ? t('picture', { title, number: shown + 1 }) : title}
          sizes="(width >= 64rem) 40rem, 100vw"
          eager
          className="size-full"
        />
      </div>
      {total > 1 ? (
        <ul className="mt-3 flex gap-2 overflow-x-auto p-1 md:gap-3">
          {urls.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={t('showPicture', { number: index + 1, total })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className={classes(
                  'block aspect-4/3 w-20 overflow-hidden rounded bg-rubber md:w-26',
                  index === shown ? 'outline-3 outline-offset-2 outline-signal' : 'hover:opacity-80',
                )}
              >
                <ProductPicture url={url} alt="" sizes="7rem" className="size-full" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

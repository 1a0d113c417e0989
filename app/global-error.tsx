'use client'

import './globals.css'
import { DocumentShell } from '@/components/layout/DocumentShell'
import { failedWords } from '@/components/layout/fallback/failed-words'
import { InEveryLanguage } from '@/components/layout/fallback/InEveryLanguage'
import { Button } from '@/components/ui/Button'
import { defaultLocale } from '@/lib/i18n/routing'
import { shop } from '@/lib/shop'

const call = (
  <a href={`tel:${shop.phone.replace(/\s/g, '')}`} className="prose-link whitespace-nowrap">
    {shop.phone}
  </a>
)

/** Shown when not even the root layout could be rendered. The language is unknown here. */
export default function GlobalError() {
  return (
    <DocumentShell locale={defaultLocale}>
      <title>{`500 · ${shop.name}`}</title>
      <InEveryLanguage>
        {(locale) => {
          const { failedTitle, failedText, retry } = failedWords[locale]
          const [before, after] = failedText.split('{phone}')
          return {
            title: failedTitle,
            content: (
              <>
                <p role="alert" className="mt-2 mb-5 text-soft">
                  {before}
                  {call}
                  {after}
                </p>
                <Button onClick={() => location.reload()}>{retry}</Button>
              </>
            ),
          }
        }}
      </InEveryLanguage>
    </DocumentShell>
  )
}

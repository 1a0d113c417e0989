import { Button } from '@/components/ui/buttons/Button'
import { shop } from '@/lib/platform/shop-details'
import { failedWords } from '@/messages/failed'
import { InEveryLanguage } from './InEveryLanguage'

const call = (
  <a href={`tel:${shop.phone.replace(/\s/g, '')}`} className="prose-link whitespace-nowrap">
    {shop.phone}
  </a>
)

export function FailedDocument() {
  return (
    <>
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
    </>
  )
}

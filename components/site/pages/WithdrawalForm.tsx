import { getTranslations } from 'next-intl/server'
import { Heading } from '@/components/ui/Heading'
import { shop } from '@/lib/platform/shop-details'

const lines = ['dates', 'name', 'address', 'signature', 'date'] as const

type Props = { values: { company: string; address: string; email: string } }

/** The model withdrawal form of the law, to copy, to print, or to send as an e-mail. */
export async function WithdrawalForm({ values }: Props) {
  const t = await getTranslations('rulesPage.form')
  const to = t('to', values)
  const letter = [
    to,
    t('statement'),
    '',
    ...lines.filter((line) => line !== 'signature').map((line) => `${t(line)}: `),
    t('strike'),
  ].join('\n')
  const mail = `mailto:${shop.email}?subject=${encodeURIComponent(t('subject'))}&body=${encodeURIComponent(letter)}`
  return (
    <section aria-labelledby="withdrawal-form" className="mt-6 rounded border border-edge bg-face p-5 md:p-6">
      <Heading level="h3" look="part" id="withdrawal-form">
        {t('title')}
      </Heading>
      <p className="mt-1 text-sm text-soft">{t('intro')}</p>
      <p className="mt-4">{to}</p>
      <p className="mt-3">{t('statement')}</p>
      <span aria-hidden="true" className="mt-8 block border-b border-dotted border-edge" />
      <ul className="mt-4 grid gap-4">
        {lines.map((line) => (
          <li key={line} className="flex flex-wrap items-end gap-x-3">
            <span className="text-sm">{t(line)}:</span>
            <span aria-hidden="true" className="min-w-32 flex-1 border-b border-dotted border-edge" />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">{t('strike')}</p>
      <p className="mt-5 print:hidden">
        <a href={mail} className="prose-link touch-link font-semibold">
          {t('mail')}
        </a>
      </p>
    </section>
  )
}

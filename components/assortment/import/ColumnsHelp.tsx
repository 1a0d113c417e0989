import { useLocale, useTranslations } from 'next-intl'
import { columnsOfFile } from '@/lib/catalog/product/columns-of-files'
import { productTypes } from '@/lib/catalog/product/schema'
import { columnMeaning } from '@/lib/catalog/words/field-text'

/** Explains the columns of each type's file, with a template of each. */
export function ColumnsHelp() {
  const t = useTranslations('import')
  const tAll = useTranslations()
  const locale = useLocale()
  return (
    <>
      <p className="mb-3 text-sm text-soft">{t('templateNote')}</p>
      <ul className="flex flex-col gap-3">
        {productTypes.map((type) => (
          <li key={type} className="rounded border border-hairline bg-face px-4 py-2">
            <a
              href={`/api/admin/catalogue/template?type=${type}&locale=${locale}`}
              className="prose-link inline-flex min-h-touch items-center font-semibold"
            >
              {t('template', { type: t(`types.${type}`) })}
            </a>
            <details>
              <summary className="flex min-h-touch items-center text-sm underline-offset-4 hover:underline">
                {t('columnsTitle')} ▾
              </summary>
              <dl className="grid gap-x-4 gap-y-1 pb-3 text-sm sm:grid-cols-[10rem_1fr]">
                {[...columnsOfFile(type).keys()].map((name) => (
                  <div key={name} className="contents">
                    <dt className="font-semibold">{name}</dt>
                    <dd className="mb-1 text-soft sm:mb-0">{columnMeaning(type, name, tAll)}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

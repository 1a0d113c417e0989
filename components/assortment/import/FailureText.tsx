'use client'

import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/problems/use-problem-text'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { FieldError } from '@/lib/platform/errors'
import type { CallCode } from '@/lib/platform/http/client'
import { nearestColumn } from './nearest-column'

type Props = {
  code: CallCode
  fields: FieldError[]
  /** Of the products in the file: an unknown column is told the one that it may mean. */
  type?: ProductType
}

/** The reason why a file was refused, with the columns or the line in question. */
export function FailureText({ code, fields, type }: Props) {
  const t = useTranslations('import')
  const tAll = useTranslations()
  const problemText = useProblemText()
  const nameOf = ({ path, code }: FieldError) => {
    if (code === 'import.unknown_column') {
      const nearest = type && nearestColumn(path, type, tAll)
      return nearest ? t('nearestColumn', { name: path, nearest }) : t('unknownColumn', { name: path })
    }
    const line = /^line\.(\d+)$/.exec(path)?.[1]
    return line ? t('lineNumber', { line }) : `${path}: ${problemText(code)}`
  }
  return (
    <>
      <p className="text-type">{problemText(code)}</p>
      {fields.length > 0 ? (
        <ul className="mt-1 list-disc pl-5 text-type">
          {fields.map((field) => (
            <li key={`${field.path} ${field.code}`} className="wrap-anywhere">
              {nameOf(field)}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/problems/use-problem-text'
import type { FieldError } from '@/lib/core/errors'
import type { CallCode } from '@/lib/http/client'

/** The reason why a file was refused, with the columns or the line in question. */
export function FailureText({ code, fields }: { code: CallCode; fields: FieldError[] }) {
  const t = useTranslations('import')
  const problemText = useProblemText()
  const nameOf = ({ path, code }: FieldError) => {
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

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { FieldError } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'

/** A line of the order, and how many of its pieces have not come back. */
export type RefundLine = { id: number; title: string; left: number }

type Props = {
  lines: readonly RefundLine[]
  /** What was typed for each line; nothing where the money is not about it. */
  pieces: Readonly<Record<number, string>>
  error: string | undefined
  onChange: (lineId: number, typed: string) => void
}

/** Asks which lines money is about whose goods are not noted. */
export function RefundLines({ lines, pieces, error, onChange }: Props) {
  const t = useTranslations('returnPage.refund')
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid gap-2">
      <legend className="text-sm font-semibold">{t('lines')}</legend>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {t('linesHint')}
      </p>
      {lines.map(({ id: line, title, left }) => (
        <div key={line} className="flex items-center justify-between gap-3">
          <label htmlFor={`${id}-${line}`} className="min-w-0 wrap-anywhere">
            {title}
          </label>
          <span className="flex shrink-0 items-center gap-2">
            <span className="w-20">
              <TextInput
                id={`${id}-${line}`}
                inputMode="numeric"
                autoComplete="off"
                value={pieces[line] ?? ''}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={({ target }) => onChange(line, target.value)}
              />
            </span>
            <span className="text-sm whitespace-nowrap text-soft">{t('ofPieces', { count: left })}</span>
          </span>
        </div>
      ))}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}

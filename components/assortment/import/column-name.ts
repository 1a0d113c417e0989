import type { useTranslations } from 'next-intl'
import { fieldName } from '@/lib/catalog/words/field-text'
import { wordOr } from '@/lib/platform/i18n/word-or'

/** What the administration calls a column of a file; undefined for a column that only the file has. */
export const columnName = (
  column: string,
  t: ReturnType<typeof useTranslations<never>>,
): string | undefined => wordOr(t, `import.headings.${column}`, undefined) ?? fieldName(column, t)

import type { useTranslations } from 'next-intl'
import { fieldName, wordsIfAny } from '@/lib/catalog/words/field-text'

/** What the administration calls a column of a file; undefined for a column that only the file has. */
export const columnName = (
  column: string,
  t: ReturnType<typeof useTranslations<never>>,
): string | undefined => wordsIfAny(`import.headings.${column}`, t) ?? fieldName(column, t)

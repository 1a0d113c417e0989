import { useTranslations } from 'next-intl'
import type { CheckName } from '@/lib/fitment/kit'

/** Names of checks as a list inside a sentence; empty for none. Needs the group `fitment.short`. */
export function useCheckNames(checks: readonly CheckName[]): string {
  const t = useTranslations('fitment.checks')
  return checks
    .map((check) => t(check))
    .map((name) => name.charAt(0).toLowerCase() + name.slice(1))
    .join(', ')
}

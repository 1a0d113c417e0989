import type { Option } from '@/components/ui/controls/Select'

export const optionsOf = <Code extends string>(
  codes: readonly Code[],
  wordOf: (code: Code) => string,
): Option[] => codes.map((value) => ({ value, label: wordOf(value) }))

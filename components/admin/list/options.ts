import type { Option } from '@/components/ui/controls/Select'

/** The options of a select, each a code and its word. */
export const optionsOf = <Code extends string>(
  codes: readonly Code[],
  wordOf: (code: Code) => string,
): Option[] => codes.map((value) => ({ value, label: wordOf(value) }))

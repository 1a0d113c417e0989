import { z } from 'zod'
import { line } from '@/lib/platform/values/text'

/** Characters of a phrase, and of what it means. The table knows the same numbers. */
const LONGEST_PHRASE = 40
const LONGEST_MEANING = 80

export const NewSynonym = z.object({
  phrase: line('required', LONGEST_PHRASE),
  meaning: line('required', LONGEST_MEANING),
})
export type NewSynonym = z.output<typeof NewSynonym>

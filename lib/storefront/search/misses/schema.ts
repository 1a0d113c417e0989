import { z } from 'zod'

/** A search that found nothing. */
export const MissedSearch = z.object({ question: z.string().max(200, 'too_long') })

import { z } from 'zod'
import { blankOr } from '@/lib/platform/values/filters'
import { whole } from '@/lib/platform/values/text'

export const CustomerListQuery = z.object({
  /** A part of the name, the e-mail address, the phone number or the tax id. */
  search: blankOr(z.string().trim().max(200, 'too_long')),
  page: whole(1, 1_000_000).default(1),
})
export type CustomerListQuery = z.output<typeof CustomerListQuery>

import { z } from 'zod'
import { locales } from '@/lib/platform/i18n/routing'
import { roles } from '@/lib/platform/identity/roles'
import { email } from '@/lib/platform/values/text'

const role = z.enum(roles, 'unknown_value')

export const NewInvitation = z.object({
  email: email.transform((text) => text.toLowerCase()),
  role,
  locale: z.enum(locales, 'unknown_value'),
})
export type NewInvitation = z.output<typeof NewInvitation>

export const RoleChange = z.object({ role })
export type RoleChange = z.output<typeof RoleChange>

export const InvitationKey = z.object({ key: z.string('required').regex(/^[\w-]{43}$/, 'invalid_value') })

export const staffErrors = {
  'staff.invitation_unknown': 404,
  'staff.invitation_withdrawn': 410,
  'staff.invitation_used': 409,
  'staff.invitation_expired': 410,
  'staff.other_address': 409,
  'staff.unconfirmed_address': 409,
  'staff.already_member': 409,
  'staff.last_owner': 409,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    staff: typeof staffErrors
  }
}

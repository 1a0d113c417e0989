'use client'

import { useTranslations } from 'next-intl'
import { ControlField } from '@/components/admin/editing/ControlField'
import { optionsOf } from '@/components/admin/list/options'
import { type Role, roles } from '@/lib/platform/identity/roles'

/** The role that was chosen in a form. */
export const roleIn = (form: FormData): Role | undefined => roles.find((role) => role === form.get('role'))

/** The choice of a role. */
export function RoleField({ value }: { value: Role }) {
  const t = useTranslations()
  return (
    <ControlField
      label={t('staff.role')}
      name="role"
      defaultValue={value}
      options={optionsOf(roles, (role) => t(`roles.${role}`))}
    />
  )
}

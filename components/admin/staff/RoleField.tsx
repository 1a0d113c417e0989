'use client'

import { useTranslations } from 'next-intl'
import { optionsOf } from '@/components/admin/list/options'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { type Role, roles } from '@/lib/identity/roles'

/** The role that was chosen in a form. */
export const roleIn = (form: FormData): Role | undefined => roles.find((role) => role === form.get('role'))

/** The choice of a role. */
export function RoleField({ value }: { value: Role }) {
  const t = useTranslations()
  return (
    <Field label={t('staff.role')}>
      {(control) => (
        <Select
          {...control}
          name="role"
          defaultValue={value}
          options={optionsOf(roles, (role) => t(`roles.${role}`))}
        />
      )}
    </Field>
  )
}

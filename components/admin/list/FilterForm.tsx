import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { type PlainField, PlainFields } from '@/components/admin/editing/PlainFields'
import { Button } from '@/components/ui/buttons/Button'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { KeptForm } from './KeptForm'

type FieldsProps = {
  fields: readonly PlainField[]
  /** The query of the address: a field begins with the value under its name. */
  query: Readonly<Record<string, unknown>>
}

export const FilterFields = ({ fields, query }: FieldsProps) => (
  <PlainFields
    fields={fields.map((field) => ({
      type: 'search',
      maxLength: 200,
      value: query[field.name]?.toString(),
      ...field,
    }))}
  />
)

type Props = FieldsProps & {
  /** The path of the whole list, without its language. */
  path: string
  /** The path of the first page with the present filters. */
  address: string
  className: string
  submit: string
  /** The words of the link to the whole list, which shows while filters are set. */
  reset?: string | undefined
  children?: ReactNode
}

export function FilterForm(props: Props) {
  const { path, address, className, fields, query, submit, reset, children } = props
  const action = localePath(useLocale(), path)
  return (
    <search>
      <KeptForm action={action} query={address} className={className}>
        <FilterFields fields={fields} query={query} />
        <span className="col-span-full flex items-center gap-4 lg:col-auto">
          <Button type="submit">{submit}</Button>
          {reset && address !== path ? (
            <Link href={action} className="prose-link flex min-h-touch items-center">
              {reset}
            </Link>
          ) : null}
        </span>
        {children}
      </KeptForm>
    </search>
  )
}

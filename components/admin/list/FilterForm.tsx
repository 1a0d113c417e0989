import type { ReactNode } from 'react'
import { type PlainField, PlainFields } from '@/components/admin/editing/PlainFields'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { KeptForm } from './KeptForm'

/** Choices, dates, and words to search for. */
export const FilterFields = ({ fields }: { fields: readonly PlainField[] }) => (
  <PlainFields fields={fields.map((field) => ({ type: 'search', maxLength: 200, ...field }))} />
)

type Props = {
  /** The address of the whole list. */
  action: string
  /** What the address asks for, as one text. */
  query: string
  className: string
  fields: readonly PlainField[]
  submit: string
  /** The words of the link to the whole list; none while it is shown. */
  reset?: string | null
  /** Further fields, below the button. */
  children?: ReactNode
}

/** The search above a list. */
export const FilterForm = ({ action, query, className, fields, submit, reset, children }: Props) => (
  <search>
    <KeptForm action={action} query={query} className={className}>
      <FilterFields fields={fields} />
      <span className="col-span-full flex items-center gap-4 lg:col-auto">
        <Button type="submit">{submit}</Button>
        {reset ? (
          <Link href={action} className="prose-link flex min-h-touch items-center">
            {reset}
          </Link>
        ) : null}
      </span>
      {children}
    </KeptForm>
  </search>
)

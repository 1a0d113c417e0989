import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/Notice'

type Props<Row> = {
  rows: Row[]
  /** Said where there are none. */
  none: { title: string; text: string }
  children: (row: Row) => ReactNode
}

/** A register of what people sent to the shop: one entry each, of `RegisterEntry`. */
export function Register<Row>({ rows, none, children }: Props<Row>) {
  if (rows.length === 0) return <Notice title={none.title}>{none.text}</Notice>
  return <ol className="grid gap-4">{rows.map((row) => children(row))}</ol>
}

type EntryProps = {
  /** Other pages lead here with it. */
  anchor: string
  title: ReactNode
  /** What an administrator notes on it; null for what is over. */
  form: ReactNode
  children: ReactNode
}

/** What came and what became of it, beside the form that changes it. */
export function RegisterEntry({ anchor, title, form, children }: EntryProps) {
  return (
    <li id={anchor} className="rounded border border-hairline bg-face p-4 md:p-5">
      <article aria-labelledby={`${anchor}-title`} className="grid gap-4 md:grid-cols-2 md:gap-8">
        <div className="min-w-0">
          <h2 id={`${anchor}-title`} className="font-semibold wrap-anywhere">
            {title}
          </h2>
          {children}
        </div>
        {form}
      </article>
    </li>
  )
}

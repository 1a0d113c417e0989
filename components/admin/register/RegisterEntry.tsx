import type { ReactNode } from 'react'

type EntryProps = {
  /** Other pages lead here with it. */
  anchor: string
  /** A box that picks the entry; null where nothing can be done with it. */
  pick: ReactNode
  title: ReactNode
  /** What an administrator notes on it; null for what is over. */
  form: ReactNode
  children: ReactNode
}

/** One entry of a register: what was sent and what became of it, and the form that processes it. */
export function RegisterEntry({ anchor, pick, title, form, children }: EntryProps) {
  return (
    <li id={anchor} className="rounded border border-hairline bg-face p-4 md:p-5">
      <article aria-labelledby={`${anchor}-title`} className="grid gap-4 md:grid-cols-2 md:gap-8">
        <div className="min-w-0">
          <div className="flex items-start gap-1">
            {pick}
            <h2 id={`${anchor}-title`} className="min-w-0 font-semibold wrap-anywhere">
              {title}
            </h2>
          </div>
          {children}
        </div>
        {form}
      </article>
    </li>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { JunkOne, PickEntry } from './Junk'

type EntryProps = {
  /** Other pages lead here with it. */
  anchor: string
  /** Of an entry that may be marked as junk or taken back; null for others. */
  junk: ComponentProps<typeof JunkOne> | null
  title: ReactNode
  /** What an administrator notes on it: null for what is over, nothing where that is done elsewhere. */
  form?: ReactNode
  children: ReactNode
}

/** One entry of a register: what was sent and what became of it, and the form that processes it. */
export function RegisterEntry({ anchor, junk, title, form, children }: EntryProps) {
  const isAlone = form === undefined
  const marking = junk ? (
    <ChangesOnly area="orders">
      <div className={isAlone ? 'self-start md:justify-self-end' : 'mt-3'}>
        <JunkOne {...junk} />
      </div>
    </ChangesOnly>
  ) : null
  return (
    <li id={anchor} className="rounded border border-hairline bg-face p-4 md:p-5">
      <article aria-labelledby={`${anchor}-title`} className="grid gap-4 md:grid-cols-2 md:gap-8">
        <div className="min-w-0">
          <div className="flex items-start gap-1">
            {junk ? (
              <ChangesOnly area="orders">
                <PickEntry id={junk.id} hasOrder={junk.hasOrder} />
              </ChangesOnly>
            ) : null}
            <h2 id={`${anchor}-title`} className="min-w-0 font-semibold wrap-anywhere">
              {title}
            </h2>
          </div>
          {children}
          {isAlone ? null : marking}
        </div>
        {isAlone ? marking : form}
      </article>
    </li>
  )
}

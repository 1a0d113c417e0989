import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'

type Props = {
  /** Unique on its page. */
  id: string
  openLabel: string
  closeLabel: string
  title: string
  children: ReactNode
}

/**
 * Filters that stand in the page on a desk and come up from the lower edge of a phone. A native popover: it opens
 * without JavaScript, and Escape or a press outside closes it.
 */
export function FilterSheet({ id, openLabel, closeLabel, title, children }: Props) {
  return (
    <>
      <Button look="quiet" popoverTarget={id} className="w-full md:hidden [&>button]:w-full">
        {openLabel}
      </Button>
      <div
        id={id}
        popover="auto"
        className="on-dark inset-x-0 top-auto bottom-0 m-0 max-h-[90dvh] w-full max-w-none overflow-y-auto rounded-t-lg bg-ink p-4 md:static md:block md:max-h-none md:overflow-visible md:rounded-none md:p-0"
      >
        <div className="mb-3 flex items-center justify-between md:hidden">
          <h2 className="text-lg font-semibold">{title}</h2>
          <Button look="quiet" popoverTarget={id} popoverTargetAction="hide">
            {closeLabel}
          </Button>
        </div>
        {children}
      </div>
    </>
  )
}

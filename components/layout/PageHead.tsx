import type { ReactNode } from 'react'
import { Heading } from '@/components/ui/Heading'

/** A page's heading, the sentence below it, and links or buttons beside it. */
export function PageHead(props: { title: ReactNode; lead?: ReactNode; aside?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 pt-8 pb-6 md:pt-12 print:pt-0 print:pb-2">
      <div className="min-w-0 max-w-prose">
        <Heading level="h1" look="page">
          {props.title}
        </Heading>
        {props.lead ? <p className="mt-2 text-pretty text-soft">{props.lead}</p> : null}
      </div>
      {props.aside}
    </div>
  )
}

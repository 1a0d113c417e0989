import type { ReactNode } from 'react'
import { Card } from '@/components/ui/Card'
import { Heading } from '@/components/ui/Heading'

type Props = {
  title: string
  note?: string | undefined
  /** The words in place of the content, if there is nothing to show. */
  empty?: string | false
  children: ReactNode
}

export const Panel = ({ title, note, empty, children }: Props) => (
  <Card as="section" className="min-w-0">
    <Heading look="part">{title}</Heading>
    {note ? <p className="mt-1 text-sm text-soft">{note}</p> : null}
    <div className="mt-3">{empty ? <p className="text-soft">{empty}</p> : children}</div>
  </Card>
)

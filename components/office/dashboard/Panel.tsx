import type { ReactNode } from 'react'
import { Card } from '@/components/ui/Card'
import { Heading } from '@/components/ui/Heading'

export function Panel(props: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <Card as="section" className="min-w-0">
      <Heading look="part">{props.title}</Heading>
      {props.note ? <p className="mt-1 text-sm text-soft">{props.note}</p> : null}
      <div className="mt-3">{props.children}</div>
    </Card>
  )
}

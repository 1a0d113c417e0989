import type { ReactNode } from 'react'
import { Heading } from '@/components/ui/Heading'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading className="mb-2">{title}</Heading>
      {children}
    </section>
  )
}

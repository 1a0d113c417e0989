import type { ReactNode } from 'react'
import { Heading } from '@/components/ui/Heading'

type Props = { title: string; heading?: 'h2' | 'h3'; children: ReactNode }

export function AdminSection({ title, heading, children }: Props) {
  return (
    <section>
      <Heading level={heading} className="mb-3">
        {title}
      </Heading>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'

type Props = { title: string; heading?: 'h2' | 'h3'; children: ReactNode }

export function AdminSection({ title, heading: Heading = 'h2', children }: Props) {
  return (
    <section>
      <Heading className="mb-3 font-display text-lg font-bold">{title}</Heading>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'

/** A part of an administrator's page, under its own heading. */
export function AdminSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-display text-lg font-bold">{title}</h2>
      {children}
    </section>
  )
}

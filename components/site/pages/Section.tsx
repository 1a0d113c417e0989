import type { ReactNode } from 'react'

/** A part of a page of text, under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-display text-lg font-bold">{title}</h2>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'

export function Panel(props: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded border border-hairline bg-face p-4 md:p-5">
      <h2 className="font-semibold">{props.title}</h2>
      {props.note ? <p className="mt-1 text-sm text-soft">{props.note}</p> : null}
      <div className="mt-3">{props.children}</div>
    </section>
  )
}

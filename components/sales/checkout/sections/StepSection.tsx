import { type ReactNode, useId } from 'react'

/** One step of the checkout under its number. */
export function StepSection(props: {
  number: number
  title: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={props.className}>
      <h2 id={id} className="mb-5 flex items-baseline gap-3 font-display text-lg font-bold">
        <span className="text-soft">{props.number}</span>
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}

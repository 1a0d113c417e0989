import type { ReactNode } from 'react'

/** Text for screen readers, in place of a picture for example. */
export function VisuallyHidden(props: { id?: string; children: ReactNode }) {
  return (
    <span id={props.id} className="sr-only">
      {props.children}
    </span>
  )
}

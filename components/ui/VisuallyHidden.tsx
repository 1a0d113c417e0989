import type { ReactNode } from 'react'

/** Words for a screen reader where the eye has a picture. */
export function VisuallyHidden(props: { id?: string; children: ReactNode }) {
  return (
    <span id={props.id} className="sr-only">
      {props.children}
    </span>
  )
}

import type { ReactNode } from 'react'

/** Text for screen readers, in place of a picture for example. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}

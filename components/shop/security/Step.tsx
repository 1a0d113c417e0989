'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  title: string
  /** Whether it has just come, so that the keyboard and a screen reader go on with it. */
  isNew?: boolean
  children: ReactNode
}

/** A part of setting the second factor up. */
export function Step({ title, isNew, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-2 font-display text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}

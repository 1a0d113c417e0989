import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { StayShown } from './StayShown'

/**
 * Answers 404 with its children as the page. Next leaves the drawing of `notFound()` to the browser, unless it is thrown
 * inside a Suspense boundary: then the document is what stands around it, with its fallback inside.
 */
export function NotHere({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <StayShown shown={children}>
        <Nothing />
      </StayShown>
    </Suspense>
  )
}

async function Nothing(): Promise<never> {
  notFound()
}

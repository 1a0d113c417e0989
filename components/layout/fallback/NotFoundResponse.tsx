import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { FallbackBoundary } from './FallbackBoundary'

/**
 * Answers 404 with its children as the page. Next leaves the drawing of `notFound()` to the browser, unless it is thrown
 * inside a Suspense boundary: then the document is what stands around it, with its fallback inside.
 */
export function NotFoundResponse({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <FallbackBoundary fallback={children}>
        <ThrowNotFound />
      </FallbackBoundary>
    </Suspense>
  )
}

async function ThrowNotFound(): Promise<never> {
  notFound()
}

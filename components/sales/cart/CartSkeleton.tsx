import { Skeleton } from '@/components/ui/Skeleton'

/** The cart's shape while it is being read. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <span className="sr-only">{label}</span>
      <div className="border-t-2 border-hairline">
        {[1, 2].map((line) => (
          <div key={line} className="flex gap-4 border-b border-hairline py-4">
            <Skeleton className="aspect-4/3 w-22 md:w-28" />
            <div className="flex-1">
              <Skeleton className="h-6 w-4/5 max-w-80" />
              <Skeleton className="mt-2 h-5 w-32" />
              <Skeleton className="mt-3 h-11 w-24" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-72 w-full rounded" />
    </div>
  )
}

import { Skeleton } from '@/components/ui/Skeleton'

/** The list's shape while it is being read. */
export function OrdersSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="grid gap-4 sm:grid-cols-[14rem_1fr] md:max-w-3xl">
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-18 w-full" />
      </div>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="mt-4 h-14 w-full" />
      ))}
    </div>
  )
}

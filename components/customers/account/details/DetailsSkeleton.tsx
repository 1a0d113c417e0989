import { Skeleton } from '@/components/ui/Skeleton'

/** The form of my data while it is on its way. */
export function DetailsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid max-w-2xl gap-5 sm:grid-cols-2">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-16 sm:col-span-2" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16 sm:col-span-2" />
    </div>
  )
}

import { Skeleton } from '@/components/ui/Skeleton'

/** The form's shape while session and cart are being read. */
export function CheckoutSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-9 w-full" />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="grid gap-6">
          <Skeleton className="h-80 w-full rounded" />
          <Skeleton className="h-60 w-full rounded" />
        </div>
        <Skeleton className="h-96 w-full rounded" />
      </div>
    </div>
  )
}

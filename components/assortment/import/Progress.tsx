import { useId } from 'react'

export function Progress({ label, share, note }: { label: string; share: number; note: string }) {
  const id = useId()
  return (
    <div className="rounded-lg border border-hairline bg-face p-5">
      <p id={id} className="font-semibold wrap-anywhere">
        {label}
      </p>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="mt-3 h-3 overflow-hidden rounded bg-hairline"
      >
        <div
          className="h-full bg-field transition-[width] duration-150"
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p role="status" className="mt-2 min-h-6 text-soft tabular-nums">
        {note}
      </p>
    </div>
  )
}

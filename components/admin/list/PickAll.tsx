'use client'

type Props = { picked: number; all: number; label: string; onPick: (checked: boolean) => void }

export function PickAll({ picked, all, label, onPick }: Props) {
  return (
    <label className="flex min-h-touch cursor-pointer items-center gap-3 pr-2">
      <input
        type="checkbox"
        className="size-5"
        checked={all > 0 && picked === all}
        ref={(box) => {
          if (box) box.indeterminate = picked > 0 && picked < all
        }}
        onChange={(event) => onPick(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

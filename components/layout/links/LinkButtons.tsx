import { ShopButton } from '@/components/layout/links/ShopLink'

/** A way on; `path` without the language. */
export type LabelledPath = { label: string; path: string }

export function LinkButtons({ links }: { links: readonly LabelledPath[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ label, path }) => (
        <li key={path}>
          <ShopButton path={path} look="quiet">
            {label}
          </ShopButton>
        </li>
      ))}
    </ul>
  )
}

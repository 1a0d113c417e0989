'use client'

import { Link } from '@/components/ui/Link'
import { removeChosen } from '@/lib/storefront/compare/chosen'

type Props = { href: string; path: string; label: string; children: string }

/** Opens the comparison without a product, and removes the product from the browser's choice. */
export function RemoveCompared({ href, path, label, children }: Props) {
  return (
    <Link
      href={href}
      aria-label={label}
      onClick={() => removeChosen(path)}
      className="prose-link inline-flex min-h-touch items-center text-sm font-normal"
    >
      {children}
    </Link>
  )
}

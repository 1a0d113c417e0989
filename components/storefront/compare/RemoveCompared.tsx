'use client'

import { Link } from '@/components/ui/Link'
import { removeChosen } from '@/lib/storefront/compare/chosen'

type Props = { href: string; path: string; label: string; children: string }

/** Leads to the comparison without a product, and takes it out of what this browser has chosen. */
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

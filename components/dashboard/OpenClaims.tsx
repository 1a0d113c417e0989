import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'

type Props = {
  /** How many there are, as the link to all of them says. */
  words: string
  href: string
  claims: { id: number; href: string; orderNumber: string; name: string; due: ReactNode }[]
}

/** The returns or complaints that are not settled, those that are due first on top. */
export const OpenClaims = ({ words, href, claims }: Props) =>
  claims.length > 0 ? (
    <div>
      <Link href={href} className="prose-link touch-link font-semibold">
        {words}
      </Link>
      <ul className="mt-1 text-sm">
        {claims.map(({ id, href, orderNumber, name, due }) => (
          <li key={id} className="border-t border-hairline py-1.5 wrap-anywhere last:border-b">
            <Link href={href} className="prose-link touch-link">
              {orderNumber}
            </Link>{' '}
            {name}. {due}
          </li>
        ))}
      </ul>
    </div>
  ) : null

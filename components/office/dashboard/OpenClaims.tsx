import type { ReactNode } from 'react'
import { AdminLink } from '@/components/admin/AdminLink'

type Props = {
  /** How many there are, as the link to all of them says. */
  words: string
  path: string
  claims: { id: number; path: string; orderNumber: string; name: string; due: ReactNode }[]
}

/** The returns or complaints that are not settled, those that are due first on top. */
export const OpenClaims = ({ words, path, claims }: Props) =>
  claims.length > 0 ? (
    <div>
      <AdminLink path={path} className="font-semibold">
        {words}
      </AdminLink>
      <ul className="mt-1 text-sm">
        {claims.map(({ id, path, orderNumber, name, due }) => (
          <li key={id} className="border-t border-hairline py-1.5 wrap-anywhere last:border-b">
            <AdminLink path={path}>{orderNumber}</AdminLink> {name}. {due}
          </li>
        ))}
      </ul>
    </div>
  ) : null

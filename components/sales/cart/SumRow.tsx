import type { ReactNode } from 'react'

export const SumRow = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <>
    <dt className="text-soft">{name}</dt>
    <dd className="text-right">{children}</dd>
  </>
)

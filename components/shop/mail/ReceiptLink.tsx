import type { ReactNode } from 'react'

export const ReceiptLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p>
    <a href={href} download className="prose-link touch-link font-semibold">
      {children}
    </a>
  </p>
)

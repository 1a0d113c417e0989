import type { ReactNode } from 'react'

/** Saves what was just sent as a file. A plain link, so that it works without JavaScript and is fetched when pressed only. */
export const ReceiptLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p>
    <a href={href} download className="prose-link touch-link font-semibold">
      {children}
    </a>
  </p>
)

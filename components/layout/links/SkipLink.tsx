/** Skips a long row of links and controls; visible only with the focus. `to` is the id of what follows the row. */
export const SkipLink = ({ to, children }: { to: string; children: string }) => (
  <a
    href={`#${to}`}
    className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded focus:bg-signal focus:px-4 focus:py-3 focus:font-semibold focus:text-ink"
  >
    {children}
  </a>
)

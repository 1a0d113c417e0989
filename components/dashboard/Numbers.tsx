import { getTranslations } from 'next-intl/server'

/** The numbers of a drawing as a table, for whoever wants them exactly or cannot see the drawing. */
export async function Numbers(props: { caption: string; heads: [string, string]; rows: [string, string][] }) {
  const { caption, heads, rows } = props
  const t = await getTranslations('dashboard')
  return (
    <details className="mt-2">
      <summary className="prose-link inline-flex min-h-touch items-center text-sm">{t('asTable')}</summary>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={caption}
        className="max-h-72 overflow-y-auto"
      >
        <table className="w-full text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="py-1 text-left font-semibold">
                {heads[0]}
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                {heads[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name} className="border-t border-hairline">
                <th scope="row" className="py-1 text-left font-normal">
                  {name}
                </th>
                <td className="py-1 text-right tabular-nums">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

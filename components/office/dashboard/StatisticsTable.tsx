import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

type Props = {
  caption: string
  heads: string[]
  rows: { key: string; name: ReactNode; figures: ReactNode[] }[]
  /** The class of the maximum height: a longer table scrolls. */
  height?: string
}

export function StatisticsTable({ caption, heads, rows, height }: Props) {
  const [nameHead, ...figureHeads] = heads
  const table = (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className={classes(
              'w-full py-1 text-left align-bottom font-semibold sm:min-w-36',
              figureHeads.length > 4 ? 'min-w-36' : 'min-w-24',
            )}
          >
            {nameHead}
          </th>
          {figureHeads.map((head) => (
            <th
              key={head}
              scope="col"
              className={classes(
                'py-1 pl-4 text-right align-bottom font-semibold wrap-normal',
                // short figures would squeeze their heads into a column of single words
                figureHeads.length > 4 && 'min-w-44 md:min-w-28',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={key} className="border-t border-hairline">
            <th scope="row" className="py-1.5 text-left font-normal">
              {name}
            </th>
            {figures.map((figure, column) => (
              <td key={figureHeads[column]} className="py-1.5 pl-4 text-right whitespace-nowrap tabular-nums">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!height) return table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={caption} className={`hints-more overflow-auto ${height}`}>
      {table}
    </section>
  )
}

import type { ReactNode } from 'react'

/** The classes of a fact, of its name and of its value. */
const looks = {
  plain: ['min-w-0', 'text-sm text-soft', 'wrap-anywhere'],
  printed: ['min-w-0 break-inside-avoid', 'font-semibold', 'wrap-anywhere'],
  ruled: ['border-t-2 border-type pt-3', 'mb-1 text-sm text-soft', ''],
  described: ['', 'font-semibold', 'text-soft'],
  figure: ['min-w-0', 'text-sm text-soft', 'font-display text-lg font-bold'],
  tile: [
    'flex flex-col-reverse bg-face p-4',
    'text-sm text-soft',
    'font-display text-xl font-bold tabular-nums',
  ],
  /** In a list of two columns. */
  row: ['contents', '', 'text-right tabular-nums'],
  pair: ['contents', 'text-sm text-soft', ''],
  sum: ['contents', 'text-soft', 'text-right'],
  inline: ['wrap-anywhere', 'inline text-soft', 'inline font-semibold'],
  entry: ['border-b border-hairline py-3', 'font-semibold first-letter:uppercase', 'mt-1 text-soft'],
  /** A name and its figure at the two ends of a line. */
  line: [
    'flex items-baseline justify-between gap-4 border-t border-hairline py-2',
    '',
    'text-right font-semibold whitespace-nowrap tabular-nums',
  ],
} as const

type Look = keyof typeof looks
type FactProps = { name: string; look?: Look | undefined; children: ReactNode }

export function Fact({ name, look = 'plain', children }: FactProps) {
  const [fact, term, value] = looks[look]
  return (
    <div className={fact}>
      <dt className={term}>{look === 'inline' ? `${name}: ` : name}</dt>
      <dd className={value}>{children}</dd>
    </div>
  )
}

/** A row of a sum: its name, and an amount at the right. */
export const SumFact = (props: Omit<FactProps, 'look'>) => <Fact {...props} look="sum" />

type Props = { facts: readonly (readonly [name: string, value: ReactNode])[]; look?: Look; className: string }

export const Facts = ({ facts, look = 'plain', className }: Props) => (
  <dl className={className}>
    {facts.map(([name, value]) => (
      <Fact key={name} name={name} look={look}>
        {value}
      </Fact>
    ))}
  </dl>
)

export const tileGrid =
  'grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-hairline bg-hairline md:grid-cols-4'

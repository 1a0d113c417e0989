import { Fragment } from 'react'

/** A text split at its numbers with a hyphen, `K7M2Q-X9D4T` for example: every second part is a number. */
export const splitAtNumbers = (text: string): string[] => text.split(/\b([A-Z\d]+(?:-[A-Z\d]+)+)\b/)

/** A text in which no number breaks at its hyphen. */
export function UnbrokenNumbers({ text }: { text: string }) {
  return splitAtNumbers(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}

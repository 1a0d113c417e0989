import { Fragment } from 'react'

/** A sentence in which the given number, `T-123` for example, never breaks at its hyphen. */
export function Unbroken({ text, number }: { text: string; number: string }) {
  const [before, ...after] = text.split(number)
  return (
    <>
      {before}
      {after.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
        <Fragment key={index}>
          <span className="whitespace-nowrap">{number}</span>
          {words}
        </Fragment>
      ))}
    </>
  )
}

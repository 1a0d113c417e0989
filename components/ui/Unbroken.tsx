import { Fragment } from 'react'

/** A sentence that holds a number with a hyphen: half of that on the next line is no number. */
export function Unbroken({ text, number }: { text: string; number: string }) {
  const [before, ...after] = text.split(number)
  return (
    <>
      {before}
      {after.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their places
        <Fragment key={index}>
          <span className="whitespace-nowrap">{number}</span>
          {words}
        </Fragment>
      ))}
    </>
  )
}

import 'server-only'

/**
 * Who stores the pictures of a form now: at most `mostAtOnce` forms, and `mostOfOneSender` of one sender. Nobody waits for a
 * turn: Next takes in the body of a request that is not read, so that forms that wait would lie in memory.
 */
export function pictureTurns({
  mostAtOnce,
  mostOfOneSender,
}: {
  mostAtOnce: number
  mostOfOneSender: number
}) {
  const active: string[] = []

  /** The function that ends the turn; null when none is free. */
  return function takeTurn(sender: string): (() => void) | null {
    const own = active.filter((each) => each === sender).length
    if (active.length >= mostAtOnce || own >= mostOfOneSender) return null
    active.push(sender)
    let isOver = false
    return () => {
      if (!isOver) active.splice(active.indexOf(sender), 1)
      isOver = true
    }
  }
}

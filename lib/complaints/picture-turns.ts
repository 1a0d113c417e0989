import 'server-only'

/** Of the forms whose pictures are received and stored at the same time. */
export type TurnLimits = {
  mostAtOnce: number
  mostOfOneSender: number
  mostWaiting: number
  mostWaitingOfOneSender: number
  patienceMs: number
}

type Waiting = { sender: string; begin: () => void }

/**
 * Who stores the pictures of a form now. A form that waits is not read on, so that it costs a connection. Others wait in
 * the order in which they came, except behind a sender that has its share.
 */
export function pictureTurns({
  mostAtOnce,
  mostOfOneSender,
  mostWaiting,
  mostWaitingOfOneSender,
  patienceMs,
}: TurnLimits) {
  const active: string[] = []
  const waiting: Waiting[] = []
  const countOf = (sender: string) => active.filter((each) => each === sender).length
  const isFree = (sender: string) => active.length < mostAtOnce && countOf(sender) < mostOfOneSender
  const remove = <T>(list: T[], each: T) => {
    const at = list.indexOf(each)
    if (at >= 0) list.splice(at, 1)
  }
  const begin = (sender: string) => {
    active.push(sender)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      remove(active, sender)
      const next = waiting.find((each) => isFree(each.sender))
      if (!next) return
      remove(waiting, next)
      next.begin()
    }
  }
  const isFull = (sender: string) =>
    waiting.length >= mostWaiting ||
    waiting.filter((each) => each.sender === sender).length >= mostWaitingOfOneSender

  /** The function that ends the turn; null when too many wait, it takes too long, or the sender has gone. */
  return async function takeTurn(sender: string, signal: AbortSignal): Promise<(() => void) | null> {
    if (signal.aborted) return null
    if (isFree(sender)) return begin(sender)
    if (isFull(sender)) return null
    return new Promise((resolve) => {
      const settle = (turn: (() => void) | null) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
        resolve(turn)
      }
      const entry: Waiting = { sender, begin: () => settle(begin(sender)) }
      const giveUp = () => {
        remove(waiting, entry)
        settle(null)
      }
      const timer = setTimeout(giveUp, patienceMs)
      signal.addEventListener('abort', giveUp)
      waiting.push(entry)
    })
  }
}

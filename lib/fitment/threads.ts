/** Turns that hold a wheel, by thread: the rule of thumb of the trade. */
const turnsOf: Readonly<Record<string, number>> = { 'M12x1.5': 6.5, 'M12x1.25': 8, 'M14x1.5': 7.5 }

/** The least turns of a thread, and the mm of it that they are; nothing for a thread without a known rule. */
export function engagement(thread: string): { turns?: number; threadMm?: number } {
  const turns = turnsOf[thread]
  const pitch = Number(thread.split('x')[1])
  return turns && pitch ? { turns, threadMm: turns * pitch } : {}
}

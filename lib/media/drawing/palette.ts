export const paper = '#F5F3EE'
export const stone = '#DEDACF'
export const ink = '#15171A'
export const signal = '#FF7A1A'
export const chalk = '#ECE8DD'
export const faded = '#8D8B84'

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** A mix of two colors: 0 is the first one, 1 the second. */
export function blend(from: string, to: string, share: number): string {
  const end = channels(to)
  const part = Math.min(1, Math.max(0, share))
  const mixed = channels(from).map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

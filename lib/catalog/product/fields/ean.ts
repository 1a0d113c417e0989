/** The check digit of an EAN or GTIN: with every second digit from the right counted three times, the sum ends in 0. */
export function hasRightCheckDigit(ean: string): boolean {
  const digits = [...ean].reverse().map(Number)
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0) % 10 === 0
}

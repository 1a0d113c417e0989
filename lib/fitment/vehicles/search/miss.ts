const LONGEST = 40
const MOST_WORDS = 5

/**
 * A question about a car in the form in which it is counted: small letters, digits, single spaces. Null for what is too
 * short or too long to be a car, and for what could name a person: an e-mail address, a telephone or registration number.
 */
export function missOf(text: string): string | null {
  // a make and a model need no more than four digits in a row, and no @
  if (text.length > 100 || /@|\d{5}|(\d[\s-]?){7}/.test(text)) return null
  const question = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const isCar = question.length >= 3 && question.length <= LONGEST && question.split(' ').length <= MOST_WORDS
  return isCar && /\p{L}/u.test(question) ? question : null
}

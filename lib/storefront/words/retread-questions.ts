import { foldWord } from '@/lib/catalog/words/fold'

export const RETREADS_PATH = '/retreads'

/** What people ask about retreads, in the order of the page: message keys and its anchors. */
export const retreadQuestions = ['safe', 'treadOff'] as const

export const retreadQuestionPath = (question: (typeof retreadQuestions)[number]): string =>
  `${RETREADS_PATH}#${question}`

/** Retreads by all their names, and treads that come off, in the three languages. */
const retreads = /biezni\w*kowan|nalew[ak]|regenerowan|retread|re-tread|remou?ld|recap|восстановл|наварн/
const comesOff =
  /(biezni|tread|протектор).*(odkle|odpad|oder|odchodz|rozwarst|come|peel|separat|отсл|отор|отклеи|отвал)|(odkle|odpad|oder|odchodz|rozwarst|отсл|отор|отклеи|отвал).*(biezni|протектор)/

/** Whether a question of the search asks what retreads are, which the page answers. */
export function asksAboutRetreads(question: string): boolean {
  const plain = foldWord(question)
  return retreads.test(plain) || comesOff.test(plain)
}

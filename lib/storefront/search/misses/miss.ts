import { foldWord } from '@/lib/catalog/words/fold'
import { resultsPath } from '@/lib/storefront/results/address'
import type { QuestionReading } from '@/lib/storefront/search/reading/parts'
import { asksForGoods, queryOfParts, typesAsked } from '@/lib/storefront/search/reading/query-of-parts'

/** `unknown` words, often a car that the table does not have; goods that are `notSold`; a list that is `empty`. */
export const missKinds = ['unknown', 'notSold', 'empty'] as const
export type MissKind = (typeof missKinds)[number]

/** `question` is in small letters; of an empty list it is the path, which is the same for all who ask for the same. */
export type Miss = { kind: MissKind; question: string }

const LONGEST = 40
const MOST_WORDS = 5
/** Of a path, which has the values of a list. */
const LONGEST_PATH = 300

/** Null where a question found something, or where its unknown words may identify its author. */
export function missOf(title: string, reading: QuestionReading): Miss | null {
  const { rest, notSold, said, cars, parts } = reading
  if (notSold.length > 0)
    return { kind: 'notSold', question: notSold.map(({ typed }) => typed.toLowerCase()).join(' ') }
  const isOtherCar = cars !== undefined && cars.length === 0
  if (rest.length > 0 || isOtherCar) {
    // the model of a make that the table has: `Tata Xenon`
    const named = said.flatMap(({ part, typed }) => (part === 'car' ? typed.split(' ') : []))
    const inOrder = [...named, ...rest].sort((a, b) => title.indexOf(a) - title.indexOf(b))
    const question = unknownWords(title, inOrder)
    return question === null ? null : { kind: 'unknown', question }
  }
  const [type] = typesAsked(reading)
  if (!type || !asksForGoods(reading)) return null
  const path = resultsPath(queryOfParts(type, parts, cars?.[0]?.path))
  return path.length > LONGEST_PATH ? null : { kind: 'empty', question: path }
}

/** Unknown words with single spaces; null for too much or too little to be a name of goods or a car. */
function unknownWords(title: string, typed: readonly string[]): string | null {
  if (looksPersonal(title)) return null
  const words = typed
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const question = words.join(' ')
  const isName = question.length >= 3 && question.length <= LONGEST && words.length <= MOST_WORDS
  return isName && /\p{L}{2}/u.test(question) ? question : null
}

const LONGEST_TEXT = 100

const ofAddress =
  /(?:^|\s)(?:ul|ulica|ulicy|al|aleja|alei|os|osiedle|street|avenue|улица|улице|ул|проспект|пр-т|дом|кв)(?:\.|\s|$)/i

const patterns = [
  // an e-mail address, a page
  /@|:\/\/|(?:^|\s)www\./i,
  // a telephone or a bar code: a make and a model need no more than four digits in a row
  /\d{5}|(?:\d[\s-]?){7}/,
  // a postal code, a house with a flat
  /\d{2}-\d{3}(?!\d)|\d+[a-z]?\/\d/i,
  ofAddress,
  // the number of an order, also without its hyphen, or of a chassis
  /(?:^|\s)[0-9a-z]{5}-[0-9a-z]{5}(?:\s|$)/i,
  /(?=[a-z]*\d)(?=\d*[a-z])[0-9a-z]{5} (?=[a-z]*\d)(?=\d*[a-z])[0-9a-z]{5}(?:\s|$)/i,
  /(?=[a-z]*\d)(?=\d*[a-z])[0-9a-z]{10}/i,
]

/** First names that are frequent where the shop sells; a name of goods or cars among them would only go uncounted. */
const firstNames = new Set(
  (
    'adam agata agnieszka aleksander aleksandra alicja andrzej anna antoni artur barbara bartosz beata bozena cezary ' +
    'damian daniel danuta dariusz dawid dominik dorota edyta elzbieta emil ewa ewelina filip franciszek gabriela ' +
    'grazyna grzegorz halina hanna henryk hubert ilona irena iwona izabela jacek jakub jan janina janusz jaroslaw jerzy ' +
    'joanna jolanta jozef julia justyna kacper kamil karol karolina katarzyna kazimierz kinga konrad krystyna krzysztof ' +
    'lukasz maciej magdalena malgorzata marcin marek maria mariola mariusz marta mateusz michal mieczyslaw milena ' +
    'miroslaw monika natalia norbert oskar patrycja patryk pawel piotr przemyslaw radoslaw rafal renata robert roman ' +
    'ryszard sebastian slawomir stanislaw stefan sylwia szymon tadeusz teresa tomasz urszula waldemar wanda weronika ' +
    'wieslaw wiktor witold wladyslaw wojciech zbigniew zdzislaw zofia zuzanna zygmunt ' +
    'andrew anthony charles christopher david edward elizabeth emily george james jennifer jessica john joseph linda ' +
    'mary matthew michael patricia paul peter richard sarah steven susan thomas william ' +
    'александр александра алексей алина анастасия андрей анна антон артем борис вадим валентина валерий василий виктор ' +
    'виктория виталий владимир владислав вячеслав галина геннадий георгий григорий дарья денис дмитрий евгений ' +
    'екатерина елена иван игорь илья ирина кирилл константин ксения леонид любовь людмила максим марина мария михаил ' +
    'надежда наталья никита николай олег ольга павел петр роман светлана сергей станислав степан татьяна тимур юлия юрий'
  ).split(' '),
)

/** The endings of surnames, behind which no maker's name and no car ends. */
const surname =
  /(?:sk|ck|dzk)(?:i|a|iego|iej)$|\p{L}{2}(?:wicz|owicz|owna|czyk)$|\p{L}{2}(?:ский|ская|ского|енко|ович|овна|евич|евна)$/u

/** Whether a text may identify a person or an address, and so must not be stored. It errs on the side of yes. */
function looksPersonal(text: string): boolean {
  if (text.length > LONGEST_TEXT || patterns.some((pattern) => pattern.test(text))) return true
  return text
    .split(/[^\p{L}]+/u)
    .map(foldWord)
    .some((word) => firstNames.has(word) || surname.test(word))
}

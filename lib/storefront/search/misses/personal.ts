import { foldWord } from '@/lib/catalog/words/title-words'

const LONGEST = 100

/** Words of an address: a street, a flat, an estate. */
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

/** Whether a text may tell who asks or where they live: nothing of it is written down. Rather too much than too little. */
export function looksPersonal(text: string): boolean {
  if (text.length > LONGEST || patterns.some((pattern) => pattern.test(text))) return true
  return text
    .split(/[^\p{L}]+/u)
    .map(foldWord)
    .some((word) => firstNames.has(word) || surname.test(word))
}

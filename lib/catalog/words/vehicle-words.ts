import { typosBetween } from '@/lib/platform/values/typos'
import { foldWord } from './fold'

/** Off-road vehicles and their makers in Latin letters, and as they are called in Cyrillic. */
const cyrillicNames: readonly (readonly [latin: string, ...cyrillic: string[]])[] = [
  ['suzuki', 'сузуки'],
  ['jimny', 'джимни'],
  ['samurai', 'самурай'],
  ['vitara', 'витара'],
  ['grand', 'гранд'],
  ['lada', 'лада'],
  ['niva', 'нива', 'шнива'],
  ['bronto', 'бронто'],
  ['uaz', 'уаз', 'уазик'],
  ['hunter', 'хантер'],
  ['patriot', 'патриот'],
  ['nissan', 'ниссан', 'нисан'],
  ['patrol', 'патрол', 'патруль'],
  ['navara', 'навара'],
  ['terrano', 'террано'],
  ['pathfinder', 'патфайндер'],
  ['toyota', 'тойота'],
  ['hilux', 'хайлюкс', 'хайлукс'],
  ['prado', 'прадо', 'прадик'],
  ['4runner', 'форанер'],
  ['land', 'ленд', 'лэнд'],
  ['cruiser', 'крузер'],
  ['land cruiser', 'лендкрузер', 'лэндкрузер', 'ленд-крузер', 'крузак'],
  ['rover', 'ровер'],
  ['range', 'рейндж', 'ренж'],
  ['land rover', 'лендровер', 'лэндровер', 'ленд-ровер'],
  ['defender', 'дефендер'],
  ['discovery', 'дискавери'],
  ['freelander', 'фрилендер'],
  ['mitsubishi', 'мицубиси', 'митсубиси', 'мицубиши', 'митсубиши'],
  ['pajero', 'паджеро', 'пажеро', 'паджерик'],
  ['outlander', 'аутлендер'],
  ['l200', 'л200', 'элька'],
  ['d-max', 'димакс', 'д-макс'],
  ['rav4', 'рав4', 'равчик'],
  ['jeep', 'джип'],
  ['wrangler', 'вранглер', 'рэнглер', 'ренглер', 'врэнглер'],
  ['gladiator', 'гладиатор'],
  ['cherokee', 'чероки'],
  ['ford', 'форд'],
  ['ranger', 'рейнджер'],
  ['raptor', 'раптор'],
  ['bronco', 'бронко'],
  ['maverick', 'маверик'],
  ['isuzu', 'исузу'],
  ['trooper', 'трупер'],
  ['opel', 'опель'],
  ['frontera', 'фронтера'],
  ['monterey', 'монтерей'],
  ['mercedes', 'мерседес'],
  ['g-class', 'гелик', 'гелендваген'],
  ['volkswagen', 'фольксваген'],
  ['amarok', 'амарок'],
  ['touareg', 'туарег'],
  ['transporter', 'транспортер'],
  ['dacia', 'дачия'],
  ['duster', 'дастер'],
  ['renault', 'рено'],
  ['kia', 'киа'],
  ['sorento', 'соренто'],
  ['sportage', 'спортейдж'],
  ['hyundai', 'хендай', 'хундай', 'хёндэ'],
  ['galloper', 'галлопер'],
  ['terracan', 'терракан'],
  ['ssangyong', 'ссангйонг', 'санйонг'],
  ['musso', 'муссо'],
  ['korando', 'корандо'],
  ['rexton', 'рекстон'],
  ['mazda', 'мазда'],
  ['ineos', 'инеос'],
  ['grenadier', 'гренадер'],
  ['subaru', 'субару'],
  ['forester', 'форестер'],
  ['haval', 'хавал', 'хавейл'],
  ['honda', 'хонда'],
  ['bmw', 'бмв'],
  ['audi', 'ауди'],
  ['volvo', 'вольво'],
  ['skoda', 'шкода'],
  ['fiat', 'фиат'],
  ['porsche', 'порше'],
  ['lexus', 'лексус'],
  ['daihatsu', 'дайхатсу', 'дайхацу', 'даихатсу'],
  ['dodge', 'додж'],
  ['chevrolet', 'шевроле'],
  ['cadillac', 'кадиллак'],
  ['hummer', 'хаммер'],
  ['cayenne', 'кайен', 'каен'],
  ['tiguan', 'тигуан'],
  ['kodiaq', 'кодиак'],
  ['qashqai', 'кашкай'],
  ['murano', 'мурано'],
  ['outback', 'аутбек', 'аутбэк'],
  ['terios', 'териос'],
  ['kyron', 'кайрон'],
  ['actyon', 'актион', 'актайон'],
  ['commander', 'коммандер', 'командер'],
  ['evoque', 'эвок', 'ивок'],
  ['tundra', 'тундра'],
  ['sequoia', 'секвойя'],
  ['sprinter', 'спринтер'],
  ['tahoe', 'тахо'],
  ['explorer', 'эксплорер'],
]

/** The endings of the Russian cases. */
const ending = /^(а|у|е|ы|и|я|ю|ь|й|ом|ой|ов)?$/

const stemOf = (name: string) => name.replace(/[аеийоуыьяю]$/, '')

/** Shorter words are as near to a dozen others. */
const SHORTEST_WITH_TYPO = 6

/** The Latin name that a Cyrillic word means, in any case and with one typo; undefined where it means none. */
export function latinVehicleWord(text: string): string | undefined {
  const word = foldWord(text)
  if (!/^[а-я][а-я0-9-]+$/.test(word)) return undefined
  const isCaseOf = (name: string) =>
    word.startsWith(stemOf(name)) && ending.test(word.slice(stemOf(name).length))
  const isNear = (name: string) =>
    word.length >= SHORTEST_WITH_TYPO && word[0] === name[0] && typosBetween(word, name, 1) <= 1
  const named = (is: (name: string) => boolean) =>
    cyrillicNames.find(([, ...names]) => names.map(foldWord).some(is))?.[0]
  return named(isCaseOf) ?? named(isNear)
}

/** A question with the vehicles that it names in Cyrillic as their makers write them: `шины джимни` is `шины jimny`. */
export const withLatinVehicles = (question: string): string =>
  question
    .split(/\s+/)
    .map((word) => latinVehicleWord(word) ?? word)
    .join(' ')

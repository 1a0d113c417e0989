import type { Locale } from '@/lib/platform/i18n/routing'
import type { WordTable } from './table'

// The words of the tables that titles of products have too. They stand apart from the rest, because pages of the browser
// read titles and nothing else.

type TitleWords = Required<Pick<WordTable, 'type' | 'typeOfWheel' | 'mounting'>>

export const titleWordsOf: Record<Locale, TitleWords> = {
  pl: {
    type: {
      Tire: 'opon[aeęąy]?|oponk[aięą]|oponami|oponach|gum[ayę]|kap(cie|ci)|laczk[ió]w?|ogumieni[ea]',
      Wheel: 'felg[aeęąi]?|felgami|feleg|obr[ęe]cz[ey]?|ko[łl](a|o|em|ach|ami)?',
      Spacer:
        'dystans(e|y|ów|ow|u|ami)?|dystansik(i|ów|ow)?|podk[łl]adki dystansowe|adapter(y|ów|ow)?|poszerz(eni[ae]|acz[ey]?)',
    },
    typeOfWheel: {
      steel: 'stalow[aeyąei]|stalowych|ze stali',
      alloy: 'aluminiow[aeyą]|aluminiowych|alu|aluminium',
    },
    mounting: {
      'bolt-on': 'przykr[ęe]can(a|e|y|ych)|skr[ęe]can(a|e|y|ych)|ze szpilkami',
      'slip-on': '(nasuwan|przelotow|nak[łl]adan|wsuwan|przelotek)(a|e|y|ych)|bez szpilek',
    },
  },
  en: {
    type: {
      Tire: 'tires?|tyres?|rubber',
      Wheel: 'wheels?|rims?',
      Spacer: 'spacers?|wheel spacers?|adapters?|adaptors?',
    },
    typeOfWheel: { steel: 'steel', alloy: 'alloys?|alumini?um' },
    mounting: {
      'bolt-on': 'bolt[- ]?ons?|with studs bolted',
      'slip-on': 'slip[- ]?ons?|slide[- ]?ons?|pass[- ]?through',
    },
  },
  ru: {
    type: {
      Tire: 'шин(а|ы|у|ам|ами)?|покрышк(а|и|у)|покрышек|резин(а|ы|у|ой|е)|колеса резина|баллон(ы|ов)',
      Wheel: 'диск(и|ов|а|ам|ами)?|дикс[иы]|колес(а|о|ные диски)?',
      Spacer: 'проставк(а|и|у|ами)|проставок|(колесные )?проставки|адаптер(ы|ов)?|расширител(и|ей)( колеи)?',
    },
    typeOfWheel: {
      steel: 'стальн(ой|ые|ых)|железн(ые|ых)|штампованн(ые|ых|ый)|штамп(ы|овка|овки)?|сталь',
      alloy: 'лит(ой|ые|ых)|легкосплавн(ый|ые|ых)|алюминиев(ые|ый|ых)|литье|сплав',
    },
    mounting: {
      'bolt-on': '[сc]о? шпильками|прикручиваем(ая|ые|ых|ую)|прикручивающиеся|[сc] крепежом|на шпильках',
      'slip-on': 'сквозн(ая|ые|ых|ую)|без крепежа|без шпилек|надевн(ые|ая)|насадн(ые|ая)',
    },
  },
}

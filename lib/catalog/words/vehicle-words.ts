import { codeOf } from './trade-words'

/** Off-road vehicles and their makers as they are written in Cyrillic, in the cases of Russian. */
const vehicleWords = [
  ['jimny', /^джимни$/],
  ['samurai', /^самура[йяюе]$/],
  ['vitara', /^витар[аыуе]$/],
  ['suzuki', /^сузуки$/],
  ['niva', /^нив[аыуе]$/],
  ['lada', /^лад[аыуе]$/],
  ['uaz', /^уаз(а|у|е|ик|ика)?$/],
  ['patrol', /^патрол(ь|я|ю|е|а|у)?$/],
  ['navara', /^навар[аыуе]$/],
  ['terrano', /^террано$/],
  ['nissan', /^нис{1,2}ан(а|у|е)?$/],
  ['hilux', /^хайл[ую]кс(а|у|е)?$/],
  ['prado', /^прадо$/],
  ['land', /^л[еэ]нд$/],
  ['cruiser', /^крузер(а|у|е)?$/],
  ['land cruiser', /^л[еэ]нд-?крузер(а|у|е)?$/],
  ['rover', /^ровер(а|у|е)?$/],
  ['land rover', /^л[еэ]нд-?ровер(а|у|е)?$/],
  ['toyota', /^тойот[аыуе]$/],
  ['defender', /^дефендер(а|у|е)?$/],
  ['discovery', /^дискавери$/],
  ['pajero', /^пад?жеро$/],
  ['mitsubishi', /^ми(тс|ц)уби[сш]и$/],
  ['wrangler', /^(в?р[эе]нглер|вранглер)(а|у|е)?$/],
  ['cherokee', /^чероки$/],
  ['jeep', /^джип(а|у|е)?$/],
  ['duster', /^дастер(а|у|е)?$/],
  ['dacia', /^дачи[яиюа]$/],
  ['renault', /^рено$/],
  ['ranger', /^рейнджер(а|у|е)?$/],
  ['ford', /^форд(а|у|е)?$/],
  ['amarok', /^амарок(а|у|е)?$/],
  ['bronco', /^бронко$/],
  ['isuzu', /^исузу$/],
] as const satisfies readonly (readonly [string, RegExp])[]

/** A question with the vehicles that it names in Cyrillic as their makers write them: `шины джимни` is `шины jimny`. */
export const withLatinVehicles = (question: string): string =>
  question
    .split(/\s+/)
    .map((word) => codeOf(vehicleWords, word.toLowerCase().replaceAll('ё', 'е')) ?? word)
    .join(' ')

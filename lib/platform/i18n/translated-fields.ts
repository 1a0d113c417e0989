import { defaultLocale, type Locale, type Translation, translations } from './routing'

/** The name of a field in a language: `title` in Polish, `titleEn` in English. Its column is `title_en`. */
export type FieldIn<Name extends string, In extends Locale = Locale> = In extends Translation
  ? `${Name}${Capitalize<In>}`
  : Name

export const fieldIn = <Name extends string, In extends Locale>(name: Name, locale: In) =>
  (locale === defaultLocale ? name : `${name}${locale.charAt(0).toUpperCase()}${locale.slice(1)}`) as FieldIn<
    Name,
    In
  >

/** The fields that translate one, each with the same value: `titleEn`, `titleRu`. */
export const translatedFields = <Name extends string, Value>(name: Name, value: Value) =>
  Object.fromEntries(translations.map((locale) => [fieldIn(name, locale), value])) as Record<
    FieldIn<Name, Translation>,
    Value
  >

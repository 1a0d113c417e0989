import type { Locale } from '@/lib/platform/i18n/routing'

export type BareWord =
  | 'badAddress'
  | 'noSuchPage'
  | 'shopUnavailable'
  | 'notYourRole'
  | 'notTaken'
  | 'shopBusy'
  | 'showForm'
  | 'openingSoon'
  | 'signIn'
  | 'back'

/** What pages say that are sent before routing (`bare-page.ts`); `shopBusy` after a form came while the shop receives many. */
export const bareWords: Record<Locale, Record<BareWord, string>> = {
  pl: {
    badAddress: 'Nieprawidłowy adres',
    noSuchPage: 'Nie ma takiej strony',
    shopUnavailable: 'Sklep jest chwilowo niedostępny. Spróbuj za chwilę albo zadzwoń: {phone}.',
    notYourRole: 'Twoja rola nie obejmuje tej strony. Właściciel sklepu może ją zmienić',
    notTaken: 'Nie wysłano. Wróć i spróbuj ponownie',
    shopBusy: 'Sklep odbiera teraz wiele formularzy',
    showForm: 'Pokaż, co wpisano',
    openingSoon: 'Sklep wkrótce się otworzy',
    signIn: 'Zaloguj się',
    back: 'Wróć',
  },
  en: {
    badAddress: 'Invalid address',
    noSuchPage: 'Page not found',
    shopUnavailable: 'The shop cannot be reached right now. Try again in a moment, or call {phone}.',
    notYourRole: 'Your role does not cover this page. An owner of the shop can change it',
    notTaken: 'Not sent. Go back and try again',
    shopBusy: 'The shop is receiving many forms right now',
    showForm: 'Show what was typed',
    openingSoon: 'The shop is opening soon',
    signIn: 'Sign in',
    back: 'Back',
  },
  ru: {
    badAddress: 'Неверный адрес',
    noSuchPage: 'Такой страницы нет',
    shopUnavailable: 'Магазин временно недоступен. Попробуйте через минуту или позвоните: {phone}.',
    notYourRole: 'Ваша роль не даёт доступа к этой странице. Её может изменить владелец магазина',
    notTaken: 'Не отправлено. Вернитесь и попробуйте снова',
    shopBusy: 'Магазин сейчас принимает много форм',
    showForm: 'Показать введённое',
    openingSoon: 'Магазин скоро откроется',
    signIn: 'Войти',
    back: 'Назад',
  },
}

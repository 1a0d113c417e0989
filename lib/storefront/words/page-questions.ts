import { foldWord } from '@/lib/catalog/words/fold'

/** Pages that people look for in the search box, the message that names each, and how they ask for it in the three languages. */
const askedPages = [
  {
    path: '/track',
    name: 'layout.trackOrder',
    asked: /paczk|przesylk|sledz|parcel|\btrack(ing)?\b|where.*order|посылк|отслед|где.*заказ/,
  },
  {
    path: '/withdrawal',
    name: 'layout.withdraw',
    asked: /(^| )zwrot|zwroc|odstap|(^| )returns?( |$)|refund|withdraw|возврат|вернуть/,
  },
  {
    path: '/complaint',
    name: 'layout.complain',
    asked: /reklamac|complain|претензи|рекламац/,
  },
  {
    path: '/rules#guarantee',
    name: 'rulesPage.sections.guarantee.title',
    asked: /gwaranc|warrant|guarantee|гаранти/,
  },
  {
    path: '/rules#payment',
    name: 'rulesPage.sections.payment.title',
    asked: /(^| )(blik|raty|paypal|przelewy24)( |$)|platnos|payment|instal+ment|оплат|рассроч/,
  },
  {
    path: '/rules#delivery',
    name: 'rulesPage.sections.delivery.title',
    asked: /dostaw|wysylk|deliver|shipping|доставк/,
  },
  { path: '/howwework', name: 'layout.howWeWork', asked: /montaz|fitting|installation|установк|монтаж/ },
  {
    path: '/contact',
    name: 'layout.contact',
    asked: /kontakt|telefon|godziny|contact|phone|opening hours|контакт|телефон/,
  },
] as const

export function pagesAskedFor(question: string): Pick<(typeof askedPages)[number], 'path' | 'name'>[] {
  const plain = foldWord(question)
  return askedPages.filter(({ asked }) => asked.test(plain))
}

export type CatalogueNews = {
  title: string
  description: string
  /** Empty: the page shows the shop's own picture. */
  url: string
  /** Empty: the page shows the shop's own video. */
  urlVideo: string
  createdDate: Date
}

const picture = (slug: string) => `/media/news/${slug}.avif`

// Films that their makers published for everyone, so that the players of the demo have something to play.
const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`
const shorts = (id: string) => `https://www.youtube.com/shorts/${id}`
const BIG_BUCK_BUNNY = 'aqz-KE-bpKQ'
const SINTEL = 'eRsGyueVLvQ'
const TEARS_OF_STEEL = 'R6MlUcmOul8'

/** The demo's news, oldest first. */
export const demoNews: CatalogueNews[] = [
  {
    title: 'Nowy rok, nowa matryca: Żwir AT 2',
    description: `Pierwsza partia opon Żwir AT 2 wyszła z pras w połowie stycznia. Wobec poprzednika ma gęstsze nacięcia w środkowych klockach i szersze rowki odprowadzające wodę.

Zaczynamy od rozmiaru 195/80 R15, kolejne dołączają co dwa tygodnie.`,
    url: picture('zwir-at-2'),
    urlVideo: watch(BIG_BUCK_BUNNY),
    createdDate: new Date('2026-01-19T09:00:00Z'),
  },
  {
    title: 'Jak wygląda bieżnikowanie krok po kroku',
    description: `Karkas oglądamy, prześwietlamy i szorstkujemy, dopiero potem dostaje nową gumę. W filmie pokazujemy całą drogę: od przyjęcia zużytej opony do kontroli po wulkanizacji.

Co trzeci karkas odrzucamy. To jest powód, dla którego dajemy rok gwarancji.`,
    url: picture('bieznikowanie-krok-po-kroku'),
    urlVideo: watch(TEARS_OF_STEEL),
    createdDate: new Date('2026-02-09T10:30:00Z'),
  },
  {
    title: 'Ferie zimowe: magazyn pracuje, telefon do 16:00',
    description: `Od 16 do 27 lutego zamówienia wysyłamy jak zwykle, w dwa–trzy dni robocze. Telefon odbieramy w tych dniach do godziny 16:00, na wiadomości z formularza odpowiadamy następnego dnia roboczego.`,
    url: '',
    urlVideo: '',
    createdDate: new Date('2026-02-13T08:00:00Z'),
  },
  {
    title: 'Dystanse 7075-T6 od 38 mm wzwyż',
    description: `Najgrubsze dystanse przykręcane robimy teraz ze stopu 7075-T6. Jest droższy, ale przy 38 mm i więcej różnica w wytrzymałości ma znaczenie.

Przypominamy: po założeniu dokręć nakrętki po 50 km, a potem przy każdej zmianie kół.`,
    url: picture('dystanse-7075'),
    urlVideo: shorts(BIG_BUCK_BUNNY),
    createdDate: new Date('2026-03-16T11:15:00Z'),
  },
  {
    title: 'Jaki rozmiar do Jimny? 195/80 R15 i jego sąsiedzi',
    description: `Fabryczne 195/80 R15 ma 693 mm średnicy. 215/75 R15 jest o 10,5 mm większa i mieści się bez podnoszenia, 235/75 R15 to już plus 40 mm: zwykle trzeba przyciąć zderzak, a prędkościomierz zaniża o prawie 6%.

Większa opona to zawsze prędkość wyższa od wskazywanej. Zanim zamówisz, policz.`,
    url: picture('rozmiar-do-jimny'),
    urlVideo: watch(SINTEL),
    createdDate: new Date('2026-04-07T07:45:00Z'),
  },
  {
    title: 'Majówka 2026: kiedy wysyłamy',
    description: `Zamówienia złożone do 29 kwietnia do godziny 12:00 wyjadą jeszcze przed długim weekendem. Następne wysyłki ruszają w poniedziałek 4 maja.`,
    url: '',
    urlVideo: shorts(SINTEL),
    createdDate: new Date('2026-04-22T08:20:00Z'),
  },
  {
    title: 'Felgi stalowe 15x10 z ET−44 znów w magazynie',
    description: `Wróciły szerokie stalówki 10Jx15 na rozstaw 5x139.7 i 6x139.7. Pod opony 33x12.5 R15 są jak znalazł, ale wystają: poszerzenia nadkoli są konieczne, nie ozdobne.`,
    url: picture('felgi-15x10'),
    urlVideo: '',
    createdDate: new Date('2026-05-18T12:00:00Z'),
  },
  {
    title: 'Byliśmy na zlocie w Drawsku',
    description: `Trzy dni na poligonie, dwanaście kompletów testowych i jedna opona rozcięta o szynę. Najwięcej pytań było o Bagno XT, najwięcej kilometrów zrobił Poligon MT.

Dziękujemy wszystkim, którzy oddali nam swoje stare karkasy.`,
    url: picture('zlot-w-drawsku'),
    urlVideo: watch(BIG_BUCK_BUNNY),
    createdDate: new Date('2026-06-15T16:40:00Z'),
  },
  {
    title: 'Ciśnienie w terenie: ile upuścić',
    description: `Na piach 1,0–1,2 bara, na kamienie około 1,5, na szuter 1,8. Wracając na asfalt, napompuj do wartości z drzwi auta, bo miękka opona na autostradzie przegrzewa się w kilkanaście minut.`,
    url: picture('cisnienie-w-terenie'),
    urlVideo: shorts(TEARS_OF_STEEL),
    createdDate: new Date('2026-07-27T09:10:00Z'),
  },
  {
    title: 'Montaż u nas: nowe stanowisko do kół 35 cali',
    description: `Od września zakładamy i wyważamy koła do 35 cali. Przy zamówieniu z montażem umawiamy termin telefonicznie, komplet zajmuje około godziny.`,
    url: picture('stanowisko-35-cali'),
    urlVideo: '',
    createdDate: new Date('2026-09-02T08:00:00Z'),
  },
  {
    title: 'Zamieć WT: zimówki gotowe przed mrozem',
    description: `Zimowa Zamieć WT jest dostępna we wszystkich osiemnastu rozmiarach. Mieszanka z krzemionką nie twardnieje na mrozie, a lamele w całej szerokości klocka łapią ubity śnieg.

Zmieniaj, gdy rano jest poniżej siedmiu stopni, nie dopiero po pierwszym śniegu.`,
    url: picture('zamiec-wt'),
    urlVideo: watch(TEARS_OF_STEEL),
    createdDate: new Date('2026-10-12T06:30:00Z'),
  },
  {
    title: 'Kolce: gdzie wolno, a gdzie nie',
    description: `Opon z kolcami nie wolno używać w Polsce na drogach publicznych. Wersje Kolce naszych wzorów MT są do rajdów, na zamknięte trasy i na lód. Jeżeli jedziesz do kraju, w którym są dozwolone, sprawdź terminy, bo każdy ma inne.`,
    url: '',
    urlVideo: watch(SINTEL),
    createdDate: new Date('2026-11-09T10:00:00Z'),
  },
]

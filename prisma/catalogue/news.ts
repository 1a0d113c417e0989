import type { Translation } from '@/lib/platform/i18n/routing'

type Texts = { title: string; description: string }

/** Translations are left out of one item, whose pages then say that it is in Polish only. */
export type CatalogueNews = Texts & { [Language in Translation]?: Texts } & {
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
    description: `Pierwsza partia opon Żwir AT 2 wyszła z pras w połowie stycznia. Nowa opona w porównaniu z poprzedniczką ma gęstsze nacięcia w środkowych klockach i szersze rowki odprowadzające wodę.

Zaczynamy od rozmiaru 195/80 R15, kolejne dołączają co dwa tygodnie.`,
    en: {
      title: 'New year, new mold: Żwir AT 2',
      description: `The first batch of Żwir AT 2 tires came out of the presses in mid-January. Compared with its predecessor, it has denser siping in the center blocks and wider grooves to clear water.

We are starting with 195/80 R15; more sizes follow every two weeks.`,
    },
    ru: {
      title: 'Новый год, новая пресс-форма: Żwir AT 2',
      description: `Первая партия шин Żwir AT 2 вышла из прессов в середине января. По сравнению с предшественницей у неё больше ламелей в центральных блоках и шире канавки для отвода воды.

Начинаем с размера 195/80 R15, новые размеры добавляем каждые две недели.`,
    },
    url: picture('zwir-at-2'),
    urlVideo: watch(BIG_BUCK_BUNNY),
    createdDate: new Date('2026-01-15T09:00:00Z'),
  },
  {
    title: 'Ferie zimowe: magazyn pracuje, telefon do 16:00',
    description: `Od 19 stycznia do 1 lutego dostarczamy jak zwykle, do trzech dni roboczych. Telefon odbieramy w tych dniach do godziny 16:00, na wiadomości z formularza odpowiadamy następnego dnia roboczego.`,
    url: '',
    urlVideo: '',
    createdDate: new Date('2026-01-16T08:00:00Z'),
  },
  {
    title: 'Jak wygląda bieżnikowanie krok po kroku',
    description: `Karkas oglądamy, sprawdzamy pod ciśnieniem i szorstkujemy, dopiero potem dostaje nową gumę. W filmie pokazujemy całą drogę: od przyjęcia zużytej opony do kontroli po wulkanizacji.

Co trzeci karkas odrzucamy. Dlatego dajemy rok gwarancji.`,
    en: {
      title: 'How a tire is retreaded, step by step',
      description: `We inspect, pressure-test and buff the casing before it gets any new rubber. The video shows the whole process, from taking in a worn tire to the final check after curing.

We reject one casing in three. That is why we can give a one-year guarantee.`,
    },
    ru: {
      title: 'Как восстанавливают протектор: шаг за шагом',
      description: `Каркас осматриваем, проверяем под давлением и шерохуем и только потом накладываем новую резину. В видео показан весь путь: от приёмки изношенной шины до контроля после вулканизации.

Каждый третий каркас мы отбраковываем. Поэтому и даём год гарантии.`,
    },
    url: picture('bieznikowanie-krok-po-kroku'),
    urlVideo: watch(TEARS_OF_STEEL),
    createdDate: new Date('2026-02-09T10:30:00Z'),
  },
  {
    title: 'Dystanse 7075-T6 od 38 mm wzwyż',
    description: `Najgrubsze dystanse przykręcane robimy teraz ze stopu 7075-T6. Jest droższy, ale przy 38 mm i więcej różnica w wytrzymałości ma znaczenie.

Przypominamy: dokręć nakrętki 50–100 km po założeniu, a potem po każdej zmianie kół.`,
    en: {
      title: 'Wheel spacers in 7075-T6 from 38 mm up',
      description: `We now machine our thickest bolt-on spacers from 7075-T6. It costs more, but at 38 mm and above the difference in strength matters.

A reminder: retorque the nuts 50 km after installation, and then at every wheel change.`,
    },
    ru: {
      title: 'Проставки от 38 мм — из сплава 7075-T6',
      description: `Самые толстые проставки со шпильками мы теперь делаем из сплава 7075-T6. Он дороже, но при толщине от 38 мм разница в прочности имеет значение.

Напоминаем: подтяните гайки через 50–100 км после установки, а затем после каждой смены колёс.`,
    },
    url: picture('dystanse-7075'),
    urlVideo: shorts(BIG_BUCK_BUNNY),
    createdDate: new Date('2026-03-16T11:15:00Z'),
  },
  {
    title: 'Jaki rozmiar do Jimny? 195/80 R15 i jego sąsiedzi',
    description: `Fabryczna opona 195/80 R15 ma 693 mm średnicy. Rozmiar 215/75 R15 jest o 10,5 mm większy i mieści się bez liftu, a 235/75 R15 to już plus 40 mm: zwykle trzeba przyciąć zderzak, a prędkościomierz zaniża o prawie 6%.

Na większych oponach jedziesz szybciej niż na fabrycznych przy tym samym wskazaniu prędkościomierza. Zanim zamówisz, policz.`,
    en: {
      title: 'Which size for a Jimny? 195/80 R15 and its neighbors',
      description: `The factory 195/80 R15 is 693 mm in diameter. A 215/75 R15 is 10.5 mm larger and fits without a lift. A 235/75 R15 adds 40 mm: you will usually have to trim the bumper, and the speedometer reads almost 6% low.

On larger tires you go faster than on the factory size at the same speedometer reading. Do the math before you order.`,
    },
    ru: {
      title: 'Какой размер на Jimny? 195/80 R15 и соседние',
      description: `Диаметр штатной шины 195/80 R15 — 693 мм. 215/75 R15 больше на 10,5 мм и встаёт без лифта, а 235/75 R15 — это уже плюс 40 мм: обычно приходится подрезать бампер, а спидометр занижает почти на 6%.

На шинах большего диаметра при тех же показаниях спидометра вы едете быстрее, чем на штатных. Посчитайте, прежде чем заказывать.`,
    },
    url: picture('rozmiar-do-jimny'),
    urlVideo: watch(SINTEL),
    createdDate: new Date('2026-04-07T07:45:00Z'),
  },
  {
    title: 'Majówka 2026: kiedy wysyłamy',
    description: `Zamówienia złożone do 12:00 29 kwietnia wyjadą jeszcze przed długim weekendem. Następne wysyłki ruszają w poniedziałek 4 maja.`,
    en: {
      title: 'May holidays 2026: when we ship',
      description: `Orders placed by noon on April 29 will leave before the long weekend. The next shipments go out on Monday, May 4.`,
    },
    ru: {
      title: 'Майские праздники 2026: когда отправляем',
      description: `Заказы, оформленные до 12:00 29 апреля, уедут ещё до длинных выходных. Следующие отправки — в понедельник, 4 мая.`,
    },
    url: '',
    urlVideo: shorts(SINTEL),
    createdDate: new Date('2026-04-22T08:20:00Z'),
  },
  {
    title: 'Felgi stalowe 15x10 z ET−44 znów w magazynie',
    description: `Wróciły szerokie stalówki 10Jx15 na rozstaw 5x139.7 i 6x139.7. Pod opony 33x12.5 R15 są jak znalazł, ale wystają: poszerzenia nadkoli są konieczne, nie ozdobne.`,
    en: {
      title: '15x10 steel wheels with ET−44 are back in stock',
      description: `The wide 15x10 steel wheels are back, in 5x139.7 and 6x139.7. They are just right for 33x12.5 R15 tires, but they stick out: fender flares are a must, not a decoration.`,
    },
    ru: {
      title: 'Стальные диски 15x10 с вылетом ET−44 снова в наличии',
      description: `Вернулись широкие «штамповки» 10Jx15 с разболтовкой 5x139.7 и 6x139.7. Под шины 33x12.5 R15 они подходят идеально, но выступают за кузов: расширители арок тут необходимость, а не украшение.`,
    },
    url: picture('felgi-15x10'),
    urlVideo: '',
    createdDate: new Date('2026-05-18T12:00:00Z'),
  },
  {
    title: 'Byliśmy na zlocie w Drawsku',
    description: `Trzy dni na poligonie, dwanaście kompletów testowych i jedna opona rozcięta o szynę. Najwięcej pytań było o Bagno XT, najwięcej kilometrów zrobił Poligon MT.

Dziękujemy wszystkim, którzy oddali nam swoje stare karkasy.`,
    en: {
      title: 'We were at the off-road meet in Drawsko',
      description: `Three days on the proving ground, twelve test sets and one tire slashed on a rail. Most of the questions were about the Bagno XT; most of the miles went to the Poligon MT.

Thanks to everyone who gave us their old casings.`,
    },
    ru: {
      title: 'Мы были на слёте в Дравско',
      description: `Три дня на полигоне, двенадцать тестовых комплектов и одна шина, распоротая о рельс. Больше всего спрашивали про Bagno XT, больше всего километров намотал Poligon MT.

Спасибо всем, кто отдал нам свои старые каркасы.`,
    },
    url: picture('zlot-w-drawsku'),
    urlVideo: watch(BIG_BUCK_BUNNY),
    createdDate: new Date('2026-06-15T16:40:00Z'),
  },
  {
    title: 'Ciśnienie w terenie: ile upuścić',
    description: `Na piach 1,0–1,2 bara, na kamienie około 1,5, na szuter 1,8. Wracając na asfalt, napompuj opony do wartości z naklejki na drzwiach, bo miękka opona na autostradzie przegrzewa się w kilkanaście minut.`,
    en: {
      title: 'Tire pressure off-road: how far to air down',
      description: `1.0–1.2 bar for sand, about 1.5 for rocks, 1.8 for gravel. Before you get back on the road, air up to the pressures on the door-jamb sticker: a soft tire on a highway overheats within minutes.`,
    },
    ru: {
      title: 'Давление на бездорожье: сколько спускать',
      description: `Для песка 1,0–1,2 бара, для камней около 1,5, для гравия 1,8. Возвращаясь на асфальт, накачайте шины до значений с наклейки на двери: мягкая шина на трассе перегревается за считаные минуты.`,
    },
    url: picture('cisnienie-w-terenie'),
    urlVideo: shorts(TEARS_OF_STEEL),
    createdDate: new Date('2026-07-27T09:10:00Z'),
  },
  {
    title: 'Montaż u nas: nowe stanowisko do kół 35-calowych',
    description: `Od września zakładamy i wyważamy koła do 35 cali. Termin montażu u nas umówisz telefonicznie; komplet zajmuje około godziny.`,
    en: {
      title: 'Tire mounting at our shop: a new bay for 35-inch tires',
      description: `As of September, we mount and balance tires up to 35 inches. Call to arrange installation at our shop; a set takes about an hour.`,
    },
    ru: {
      title: 'Шиномонтаж у нас: новый пост для колёс до 35 дюймов',
      description: `С сентября мы монтируем и балансируем колёса до 35 дюймов. Время монтажа у нас согласуем по телефону, комплект занимает около часа.`,
    },
    url: picture('stanowisko-35-cali'),
    urlVideo: '',
    createdDate: new Date('2026-09-02T08:00:00Z'),
  },
  {
    title: 'Zamieć WT: zimówki gotowe przed mrozem',
    description: `Zimowa Zamieć WT jest dostępna we wszystkich osiemnastu rozmiarach. Mieszanka z krzemionką nie twardnieje na mrozie, a lamele na całej szerokości klocka wgryzają się w ubity śnieg.

Zmieniaj, gdy rano jest poniżej siedmiu stopni, nie dopiero po pierwszym śniegu.`,
    en: {
      title: 'Zamieć WT: winter tires ready before the frost',
      description: `The Zamieć WT winter tire is available in all eighteen sizes. Its silica compound stays soft in the cold, and sipes across the full width of the blocks bite into packed snow.

Switch over when mornings drop below 7 °C (45 °F), not after the first snow.`,
    },
    ru: {
      title: 'Zamieć WT: зимние шины готовы до морозов',
      description: `Зимняя Zamieć WT есть во всех восемнадцати размерах. Смесь с диоксидом кремния не дубеет на морозе, а ламели во всю ширину блока цепляются за укатанный снег.

Переобувайтесь, когда по утрам ниже семи градусов, а не после первого снега.`,
    },
    url: picture('zamiec-wt'),
    urlVideo: watch(TEARS_OF_STEEL),
    createdDate: new Date('2026-10-12T06:30:00Z'),
  },
  {
    title: 'Kolce: gdzie wolno, a gdzie nie',
    description: `Opon z kolcami nie wolno używać w Polsce na drogach publicznych. Wersje Kolce naszych wzorów MT są do rajdów, na zamknięte trasy i na lód. Jeżeli jedziesz do kraju, w którym są dozwolone, sprawdź terminy, bo każdy ma inne.`,
    en: {
      title: 'Studs: where they are allowed and where they are not',
      description: `Studded tires may not be used on public roads in Poland. The Kolce (studded) versions of our MT patterns are for rallies, closed courses and ice. If you are going to a country that allows them, check the dates: they differ from one to the next.`,
    },
    ru: {
      title: 'Шипы: где можно, а где нельзя',
      description: `В Польше на дорогах общего пользования шипованные шины запрещены. Версии Kolce (с шипами) наших шин MT — для ралли, закрытых трасс и льда. Если едете в страну, где шипы разрешены, проверьте сроки: они везде свои.`,
    },
    url: '',
    urlVideo: watch(SINTEL),
    createdDate: new Date('2026-11-09T10:00:00Z'),
  },
]

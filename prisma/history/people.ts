import type { Order } from '@/lib/sales/orders/schema'
import type { Chance } from '../catalogue/random'

/** Who ordered: a person or a company, and where they live. */
export type Buyer = Pick<
  Order,
  | 'userId'
  | 'customerType'
  | 'firstAndLastName'
  | 'companyName'
  | 'unn'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'postCode'
  | 'country'
>

const names = [
  'Jan Kowalski',
  'Anna Wiśniewska',
  'Piotr Wójcik',
  'Łucja Żak',
  'Tomasz Kamiński',
  'Zofia Dąbrowska',
  'Michał Zieliński',
  'Agnieszka Szymańska',
  'Paweł Woźniak',
  'Ewa Kozłowska',
  'Marcin Jankowski',
  'Katarzyna Mazur',
  'Grzegorz Krawczyk',
  'Monika Piotrowska',
  'Rafał Grabowski',
  'Hanna Pawłowska',
  'Krzysztof Michalski',
  'Alicja Król',
  'Adam Wieczorek',
  'Barbara Jabłońska',
  'Stanisław Wróbel',
  'Joanna Majewska',
  'Dariusz Olszewski',
  'Magdalena Stępień',
  'Wojciech Jaworski',
  'Beata Malinowska',
]
const companies = [
  'Leśne Przeprawy Sp. z o.o.',
  'Kopalnia Przygód s.c.',
  'Bieszczady Off-Road Sp. z o.o.',
  'Zakład Usług Leśnych Świerk',
  'Mazury 4x4 Wynajem Sp. z o.o.',
  'Agro-Teren Sp. z o.o.',
]
const places = [
  { city: 'Suwałki', postCode: '16-400' },
  { city: 'Kraków', postCode: '30-001' },
  { city: 'Ełk', postCode: '19-300' },
  { city: 'Rzeszów', postCode: '35-025' },
  { city: 'Ustrzyki Dolne', postCode: '38-700' },
  { city: 'Jelenia Góra', postCode: '58-500' },
  { city: 'Olsztyn', postCode: '10-117' },
  { city: 'Zakopane', postCode: '34-500' },
  { city: 'Białystok', postCode: '15-062' },
  { city: 'Łódź', postCode: '90-001' },
]
const streets = ['ul. Leśna', 'ul. Polna', 'ul. Terenowa', 'ul. Świerkowa', 'ul. Młyńska', 'ul. Kamienna']

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L').toLowerCase()

/** Ten digits with the check digit of a NIP, none of which is anybody's by intent. */
function taxId(random: Chance): string {
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]
  for (;;) {
    const digits = weights.map((_, place) => (place === 0 ? 9 : random.integer(0, 9)))
    const check = digits.reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0) % 11
    if (check < 10) return [...digits, check].join('')
  }
}

/** The demo's customers; the first is the one that can sign in. */
export function buyers(random: Chance, demoCustomer: string): Buyer[] {
  return [...names, ...companies].map((name, place) => {
    const isCompany = place >= names.length
    const { city, postCode } = random.pick(places)
    return {
      userId: place === 0 ? demoCustomer : `demo-buyer-${place}`,
      customerType: isCompany ? 'company' : 'private_person',
      firstAndLastName: isCompany ? null : name,
      companyName: isCompany ? name : null,
      unn: isCompany ? taxId(random) : null,
      email:
        place === 0
          ? 'klient@trakt.example'
          : `${plain(name)
              .replace(/[^a-z]+/g, '.')
              .replace(/^\.|\.$/g, '')}@trakt.example`,
      phone: `+48 600 ${random.integer(100, 999)} ${random.integer(100, 999)}`,
      address: `${random.pick(streets)} ${random.integer(1, 60)}`,
      city,
      postCode,
      country: 'PL',
    }
  })
}

import { describe, expect, test } from 'vitest'
import { withoutLinks } from './links'
import { companyLine, hasNoLink, nameLine } from './text'

describe('an address that a mail program would link', () => {
  test.each([
    'https://evil.example',
    'www.evil',
    'Claim at evil-shop.com/x',
    'evil-shop.com',
    'see dhl-parcel-fee.com',
    'Unlock it at paypa1-secure.com/login',
    'EVIL-SHOP.COM',
    'Evil-Shop.Com',
    'evil.shop',
    'wygrana.online',
    'my-prize.xyz?a=1',
    'tire.co.uk',
    'login.bank.pl',
    'bank.pl',
    't.me/evil',
    't.co/abc',
    'bit.ly/3abc',
    'x.com/evil',
    'evil.kg/Co',
    'выигрыш.рф',
    'приз.онлайн/ru',
    'магазин.бел',
    'münchen-preis.de',
    'xn--80ak6aa92e.com',
    'evil.com.',
    '(evil.com)',
    'evil.com, ul. Polna 3',
    'Jan evil.com:8080',
    'mailto:jan@evil.com',
    'jan@evil.com',
    'ul.evil.com',
    'co.evil.shop',
    '192.168.0.1/login',
    'evil\u2024com/x'.normalize('NFKC'),
    'evil。com',
    'evil\u00ad.com',
    'evil.\u200bcom',
  ])('is found in %j', (text) => expect(hasNoLink(text)).toBe(false))
})

describe('what people write into names, addresses and complaints', () => {
  test.each([
    // pl
    'Trakt 4x4 Sp. z o.o.',
    'Trakt Sp.z o.o.',
    'Trakt Sp.zo.o.',
    'Żwirownia Łęg sp.k.',
    'Budex S.A.',
    'P.P.H.U. Auto-Max',
    'P.H.U.Auto',
    'F.H.Info Jan Nowak',
    'R.Nowak',
    'J.R.R.Tolkien',
    'ul. Polna 3.5',
    'ul.Polna 3',
    'ul.Info 3',
    'al.Jana Pawła II 3/5',
    'os.Na Skarpie 7',
    'pl.Co 3',
    'gen.Maczka 12 m.5',
    'św.Jana 4',
    'ks.Ściegiennego 3/5',
    'os.Zacisze/3',
    'woj.podlaskie',
    'Opona pękła.Na boku jest dziura.',
    'Wentyl puścił.To wada.',
    'kupiona 12.05.2026',
    'Trakt MT 195/80 R15.',
    'ok. 500 km/h.Potem',
    'm.in. felga',
    'tzn. nie działa',
    '6x139.7',
    '1.5/2.5 bar',
    'ET-10.5',
    // en, de
    'Smith & Co.Ltd',
    'Holmes Co. Ltd.',
    'Müller GmbH & Co.KG',
    'St.John’s Road',
    'J.P.Morgan',
    'Mr.Smith',
    'No.12/5',
    'It broke.It was new.',
    'e.g. the valve',
    'A.B.C. Tyres Inc.',
    'U.S.A.',
    // ru
    'ул.Ленина, д.5, кв.3',
    'г.Москва',
    'гор.Москва',
    'ООО «Рога и копыта»',
    'И.И.Иванов',
    'Сломалась.На трассе',
    'т.е. не держит',
  ])('%j is free of links', (text) => expect(hasNoLink(text)).toBe(true))
})

test('a company may be called like its domain, but no name leads to a page', () => {
  const company = companyLine('required', 200)
  for (const name of ['Oponeo.pl S.A.', 'Morele.net Sp. z o.o.', 'X-kom.pl'])
    expect(company.safeParse(name).success, name).toBe(true)
  for (const name of ['evil.com/x S.A.', 'https://evil.com', 'www.evil.com', 'jan@evil.com'])
    expect(company.safeParse(name).success, name).toBe(false)
})

test('in a mail nothing of what strangers typed can be linked, and it reads the same', () => {
  for (const text of ['evil.motorcycles/x', 'pękła.to', 'https://evil.example', 'www.x', 'jan@x.museum']) {
    const safe = withoutLinks(text)
    expect(safe).not.toMatch(/[\p{L}\p{N}][.@]\p{L}|:\/\//u)
    expect(safe.replaceAll('\u200b', '')).toBe(text)
  }
  const harmless = 'Łucja Żółć, Sp. z o. o., ul. Błotna 4/4\n2 × Trakt 6x139.7, 12.05.2026'
  expect(withoutLinks(harmless)).toBe(harmless)
})

test('a word of 60,000 letters is looked through at once, and a name as long is refused before it is looked through', () => {
  for (const part of ['ą', 'a.', 'a-', '1', 'a1.', 'xn--'])
    expect(hasNoLink(part.repeat(60_000 / part.length)), part).toBe(true)
  expect(hasNoLink(`${'a'.repeat(60_000)}.com`)).toBe(false)
  const { error } = nameLine('required', 50).safeParse('ą'.repeat(65_536))
  expect(error?.issues.map(({ message }) => message)).toEqual(['too_long'])
})

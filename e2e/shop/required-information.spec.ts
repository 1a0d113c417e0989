import { load } from 'cheerio'
import { expect, test } from 'playwright/test'
import { shop } from '@/lib/platform/shop-details'
import { otherMakersTires } from '@/prisma/catalogue/other-makers'
import { call, origin } from '../support/api'
import { visit } from '../support/page-head'
import { fetchDemoProducts } from '../support/products'
import { at, languages, wordsOf } from '../support/words'

/** What a page says before any script runs and before anything is pressed, and where it leads. */
async function readPage(path: string) {
  const response = await visit(origin + path)
  expect(response.status, path).toBe(200)
  const $ = load(await response.text())
  $('script, style').remove()
  return {
    text: $('body').text().replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
    links: $('a[href]')
      .toArray()
      .map((link) => $(link).attr('href') ?? ''),
    pictures: $('main img').length,
  }
}

const { company } = shop
const address = `${company.street}, ${company.postCode} ${company.city}`
const kinds = [
  { list: 'tires', page: 'tireDetail', warning: 'safetyTire' },
  { list: 'wheels', page: 'wheelDetail', warning: 'safetyWheel' },
  { list: 'spacers', page: 'spacerDetail', warning: 'safetySpacer' },
]

test('an offer of every type says in each language, without a click, who made it, what it is, how to use it safely and how to pay', async () => {
  for (const { list, page, warning } of kinds) {
    const [product] = await fetchDemoProducts(list)
    for (const language of languages) {
      const t = wordsOf(language)
      const path = at(language, `/${page}/${product?.id}`)
      const { text, links, pictures } = await readPage(path)
      for (const said of [
        company.name,
        address,
        shop.email,
        t('product.safetyId'),
        t(`product.${warning}`),
        t('mail.payments.payment_at_delivery'),
      ])
        expect(text, path).toContain(said.replaceAll('\u2060', ''))
      expect(pictures, path).toBeGreaterThan(0)
      const report = links.filter((link) => link.startsWith(at(language, '/safety?product=')))
      expect(report, path).toHaveLength(1)
      expect(links, path).toContain(at(language, '/rules#complaints'))
    }
  }
})

test('an offer of another make names its maker and its responsible person in the EU, each with both addresses', async () => {
  const [made] = otherMakersTires()
  const { body } = await call<{ id: number }[]>(
    'GET',
    `/api/tires?manufacturer=${made?.manufacturer}&pageSize=1`,
  )
  for (const language of languages) {
    const t = wordsOf(language)
    const path = at(language, `/tireDetail/${body[0]?.id}`)
    const { text } = await readPage(path)
    for (const said of [
      t('fields.names.makerName'),
      made?.makerName,
      made?.makerAddress,
      made?.makerEmail,
      t('fields.names.euPersonName'),
      made?.euPersonName,
      made?.euPersonAddress,
      made?.euPersonEmail,
    ])
      expect(text, path).toContain(said?.replaceAll('\u00a0', ' ') ?? 'what the demo says')
    expect(text, path).not.toContain(t('product.safetyMaker'))
  }
})

test('every page names the seller with court, capital and registers, and leads to what the law wants found', async () => {
  for (const language of languages) {
    const { text, links } = await readPage(at(language, '/'))
    for (const said of [
      company.name,
      address,
      company.taxId,
      company.courtRegister,
      company.court,
      company.bdo,
      wordsOf(language)('footer.seller').split('{')[0] ?? '',
    ])
      expect(text).toContain(said)
    for (const path of [
      '/withdrawal',
      '/complaint',
      '/rules',
      '/privacy',
      '/safety',
      '/accessibility',
      '/data-delition',
    ])
      expect(links).toContain(at(language, path))
    expect(
      (await readPage(at(language, '/rules'))).links.filter((link) => /accessibility/.test(link)),
    ).toHaveLength(2)
  }
})

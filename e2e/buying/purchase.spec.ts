import { expect, test } from 'playwright/test'
import { button, field } from '../support/accounts'
import { changeQuantities, removeFromCart } from '../support/carts'
import { fetchOrders } from '../support/orders'
import { changeProduct } from '../support/products'
import {
  buyButton,
  createBuyerWith,
  errorSummary,
  expectPlaced,
  fillAddress,
  fillPerson,
  giveConsents,
  home,
  openCheckout,
  openFilledCheckout,
  pageOf,
  tabTo,
} from '../support/shoppers'
import { fits, visible } from '../support/visible'
import { at, walkedIn, wordsOf } from '../support/words'

// With another browser language, addresses without a language prefix would redirect.
test.use({ locale: 'pl-PL' })

for (const language of walkedIn('pl'))
  test(`${language}: a company buys from the cart to the order with the keyboard alone`, async ({
    context,
  }) => {
    const t = wordsOf(language)
    const { buyer } = await createBuyerWith(5)
    const page = await pageOf(context, buyer)
    await page.goto(at(language, '/cart'))
    const order = visible(page.getByRole('link', { name: t('cartPage.order'), exact: true }))
    await expect(order).toBeVisible()
    await tabTo(page, order)
    await page.keyboard.press('Enter')
    await expect(field(page, t('checkout.phone'))).toBeVisible({ timeout: 45_000 })

    const type = async (name: string, words: string) => {
      await tabTo(page, field(page, t(`checkout.${name}`)))
      await page.keyboard.insertText(words)
    }
    const radio = (name: string) => visible(page.getByRole('radio', { name: t(name) }))
    await tabTo(page, radio('checkout.customerTypes.private_person'))
    await page.keyboard.press('ArrowDown')
    await expect(radio('checkout.customerTypes.company')).toBeChecked()
    await type('companyName', 'Żółć i Wspólnicy')
    await type('unn', 'PL 526-025-02-74')
    await tabTo(page, field(page, `${t('checkout.contactPerson')} (${t('checkout.optional')})`))
    await page.keyboard.insertText('Ewa Żółć')
    await type('phone', '600 700 800')
    await type('address', home.address)
    await type('zipcode', home.zipcode.replace('-', ''))
    await type('city', home.city)
    await tabTo(page, radio('orders.deliveries.delivery_with_assembly'))
    await page.keyboard.press('ArrowDown')
    for (const consent of await visible(page.getByRole('checkbox')).all()) {
      await tabTo(page, consent)
      await page.keyboard.press('Space')
    }
    await tabTo(page, buyButton(page, language))
    await page.keyboard.press('Enter')
    expect(await expectPlaced(page, language, buyer)).toMatchObject({
      customer_type: 'company',
      company_name: 'Żółć i Wspólnicy',
      unn: '5260250274',
      contact_person: 'Ewa Żółć',
      post_code: home.zipcode,
      first_and_last_name: null,
      type_of_delivery: 'shipping_to_customer',
      city: 'Ełk',
      locale: language,
    })
  })

test('en: a person has it sent to another address, and the main one comes back when asked for', async ({
  context,
}) => {
  const t = wordsOf('en')
  const { buyer, goods } = await createBuyerWith(5, 5)
  const page = await pageOf(context, buyer)
  await openCheckout(page, 'en')
  await fillPerson(page, 'en')
  const [removedText = ''] = t('checkout.removedMeanwhile').split(':')
  await expect(page.getByText(removedText)).toHaveCount(0)
  await removeFromCart(buyer, goods[1]?.id)
  await page.evaluate(() => new BroadcastChannel('trakt-cart').postMessage('changed'))
  await expect(visible(page.getByText(removedText))).toBeVisible()
  const delivery = (name: string) => page.getByRole('radio', { name: t(`orders.deliveries.${name}`) })
  const other = visible(page.getByRole('group', { name: t('checkout.alternativeAddress') }))
  await delivery('shipping_to_another_address').check()
  await expect(other).toBeVisible()
  await field(page, t('checkout.city')).first().fill('Warszawa')
  await delivery('shipping_to_customer').check()
  await expect(other).toHaveCount(0)
  await expect(field(page, t('checkout.city'))).toHaveValue('Ełk')

  await delivery('shipping_to_another_address').check()
  await giveConsents(page)
  await buyButton(page, 'en').click()
  const summary = errorSummary(page, 'en')
  await expect(summary).toContainText(t('checkout.block.alternative'))
  await fillAddress(other, 'en', { address: 'Cabin 4', zipcode: 'LT-01100', city: 'Vilnius' })
  await expect(page.getByText(t('checkout.abroadNote'))).toHaveCount(0)
  await other.getByLabel(t('checkout.country')).selectOption('LT')
  await expect(visible(page.getByText(t('checkout.abroadNote')))).toBeVisible()
  await expect(visible(page.getByText(t('checkout.totalAbroad')))).toBeVisible()
  await buyButton(page, 'en').click()
  expect(await expectPlaced(page, 'en', buyer)).toMatchObject({
    address: 'Cabin 4',
    city: 'Vilnius',
    post_code: 'LT-01100',
    country: 'LT',
    locale: 'en',
    type_of_delivery: 'shipping_to_another_address',
    billing_address: home.address,
    billing_city: 'Ełk',
    billing_post_code: '19-300',
    billing_country: 'PL',
    first_and_last_name: 'Łucja Żółć',
    unn: null,
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('ru: a person buys with a thumb, and what is missing is said at its field', async ({ context }) => {
    const t = wordsOf('ru')
    const { buyer, goods } = await createBuyerWith(5, 5)
    const page = await pageOf(context, buyer)
    await page.goto(`/ru/tireDetail/${goods[0]?.id}`)
    const related = visible(page.locator('article')).first()
    await expect(related).toBeVisible()
    const isUnderBar = await related.evaluate((card) => {
      window.scrollBy(0, card.getBoundingClientRect().bottom - window.innerHeight)
      const { x, width } = card.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, window.innerHeight - 36)
      return top?.closest('[data-buy-bar]') != null
    })
    expect(isUnderBar, 'the bar covers the button of a related product').toBe(true)
    await openCheckout(page, 'ru')
    await buyButton(page, 'ru').tap()
    const summary = errorSummary(page, 'ru')
    await expect(summary).toContainText(t('checkout.block.main'))
    await expect(summary).toContainText(t('checkout.block.consents'))
    await expect(summary.locator('xpath=..')).toBeFocused()
    await summary.getByRole('button', { name: t('errors.phone_required') }).tap()
    await expect(field(page, t('checkout.phone'))).toBeFocused()
    await expect(field(page, t('checkout.phone'))).toHaveAccessibleDescription(
      new RegExp(t('errors.phone_required')),
    )

    // between the last consent and the button stand the goods and what they cost
    const heights = []
    for (const part of [
      visible(page.getByRole('checkbox')).last(),
      visible(page.getByRole('heading', { name: t('checkout.summary') })),
      buyButton(page, 'ru'),
    ])
      heights.push((await part.boundingBox())?.y ?? 0)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))

    const ways = ['blik', 'p24', 'bank_transfer', 'payment_at_delivery', 'paypal'] as const
    const choices = visible(page.getByRole('group', { name: t('checkout.payment') })).getByRole('radio')
    expect(await choices.evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))).toEqual(
      ways,
    )
    await expect(choices.nth(3)).toBeChecked()
    await expect(choices.nth(4)).toHaveAttribute('aria-disabled', 'true')
    await expect(choices.nth(4)).toHaveAccessibleDescription(t('checkout.paymentHints.notOffered'))
    await button(page, t('checkout.rules')).tap()
    await expect(page.getByRole('dialog')).toContainText(t('rulesModal.withdrawal.title'))
    await expect(page.getByRole('dialog').locator('a[href="/ru/rules"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await fillPerson(page, 'ru')
    expect(await fits(page)).toBe(true)
    const consents = visible(page.getByRole('group', { name: t('checkout.consents') }))
    await consents.getByRole('link').first().tap()
    const privacy = page.getByRole('dialog').getByRole('heading', { name: t('rulesModal.privacy.title') })
    await expect(privacy).toBeInViewport()
    await page.keyboard.press('Escape')
    for (const consent of await visible(page.getByRole('checkbox')).all()) await consent.tap()
    await buyButton(page, 'ru').tap()
    expect(await expectPlaced(page, 'ru', buyer)).toMatchObject({
      customer_type: 'private_person',
      city: 'Ełk',
      locale: 'ru',
      type_of_delivery: 'delivery_with_assembly',
      type_of_payment: 'payment_at_delivery',
    })
  })
})

test('a price that changed and a stock that fell are shown before the buyer is bound', async ({
  context,
}) => {
  const t = wordsOf('en')
  const { buyer, goods } = await createBuyerWith(5)
  const id = goods[0]?.id ?? 0
  await changeQuantities(buyer, 3)
  const page = await pageOf(context, buyer)
  await openFilledCheckout(page, 'en')

  await changeProduct(id, { price_grosze: 45000 })
  await buyButton(page, 'en').click()
  const summary = errorSummary(page, 'en')
  await expect(summary).toContainText('1,199.97 PLN')
  await expect(summary).toContainText('1,350.00 PLN')
  await expect(visible(page.getByText(t('checkout.formerPrice', { before: '399.99 PLN' })))).toBeVisible()

  await changeProduct(id, { quantity_in_stock: 2 })
  await buyButton(page, 'en').click()
  await expect(summary).toContainText(t('checkout.block.lines'))
  await expect(visible(page.getByText(t('checkout.tooFew', { stock: 2 })))).toBeVisible()
  expect(await fetchOrders(buyer)).toEqual([])

  await summary.getByRole('link', { name: t('checkout.editCart') }).click()
  await visible(page.getByRole('combobox', { name: /Quantity/ })).selectOption('2')
  await visible(page.getByRole('link', { name: t('cartPage.order'), exact: true })).click()
  await expect(field(page, t('checkout.phone'))).toHaveValue('+48 600 700 800')
  await giveConsents(page)
  await buyButton(page, 'en').click()
  expect(await expectPlaced(page, 'en', buyer)).toMatchObject({ total_grosze: '90000' })
})

import { expect, test } from 'playwright/test'
import { orderOf } from '@/lib/sales/orders/testing-sample-order'
import { createBuyer, createTire } from '../support/api'
import { fetchCancelersOf, orderProducts } from '../support/orders'
import { pageOf } from '../support/shoppers'
import { visible } from '../support/visible'
import { at, browserLocale, walkedIn, wordsOf } from '../support/words'

for (const language of walkedIn('pl')) {
  test(`in ${language} a buyer on a phone redirects and cancels an order that has not left, and withdraws from a part of another without typing who they are`, async ({
    browser,
  }) => {
    const t = wordsOf(language)
    const buyer = await createBuyer()
    const elsewhere = { typeOfDelivery: 'shipping_to_another_address', recipientName: 'Ewa Bór' }
    const { id: kept } = await orderProducts(buyer, [await createTire(5)])
    const { id: canceled } = await orderProducts(buyer, [await createTire(5)], { more: elsewhere })
    const context = await browser.newContext({
      locale: browserLocale[language],
      viewport: { width: 390, height: 844 },
    })
    const page = await pageOf(context, buyer)
    await page.goto(at(language, `/orders?order=${canceled}`))
    const details = page.getByRole('dialog')
    const button = (key: string) => details.getByRole('button', { name: t(key), exact: true })

    await button('orders.change.address').click()
    await expect(button('orders.change.save')).toBeInViewport()
    await details.getByLabel(t('orders.change.labels.postCode')).fill('9000')
    await button('orders.change.save').click()
    await expect(details.getByLabel(t('orders.change.labels.postCode'))).toBeFocused()
    await expect(details).toContainText(t('errors.incorrect_post_code'))
    await details.getByLabel(t('orders.change.labels.address')).fill('ul. Leśna 1')
    await details.getByLabel(t('orders.change.labels.postCode')).fill('90-001')
    await details.getByLabel(t('orders.change.labels.city')).fill('Łódź')
    await expect(details.getByLabel(t('orders.recipientName'))).toHaveValue('Ewa Bór')
    await details.getByLabel(t('orders.recipientName')).fill('Jan Las')
    await button('orders.change.save').click()
    await expect(details).toContainText('ul. Leśna 1')
    await expect(details).toContainText('Jan Las')
    await expect(details).not.toContainText('Ewa Bór')
    await expect(details).toContainText(t('orders.billingAddress'))

    await button('orders.change.cancel').click()
    await expect(button('orders.change.yes')).toBeInViewport()
    await button('orders.change.yes').click()
    await expect(details).toContainText(t('orders.statuses.Canceled'))
    await expect(button('orders.change.cancel')).toHaveCount(0)
    expect(await fetchCancelersOf(canceled)).toEqual([{ changed_by: buyer.uid }])

    await page.goto(at(language, `/orders?order=${kept}`))
    await details.getByRole('link', { name: t('orders.withdraw'), exact: true }).click()
    const main = page.getByRole('main')
    const field = (name: string) => visible(main.getByLabel(t(`withdrawal.${name}`)))
    await expect(field('email')).toHaveValue(buyer.email)
    await expect(field('name')).toHaveValue(orderOf(buyer).firstAndLastName)
    await expect(field('orderNumber')).toHaveValue(kept)
    await main
      .getByRole('group', { name: t('claimForm.legend', { order: kept }) })
      .getByRole('checkbox')
      .first()
      .check()
    await expect(field('lines')).toHaveValue(/^1 × /)
    await visible(main.getByRole('button', { name: t('withdrawal.next') })).click()
    await visible(main.getByRole('button', { name: t('withdrawal.confirm') })).click()
    await expect(visible(main.getByRole('status')).first()).toContainText(buyer.email)
    await page.goto(at(language, '/orders'))
    await expect(main).toContainText(t('orders.claims.withdrawal.received', { date: '' }).split(':')[1] ?? '')
    await context.close()
  })
}

import { expect, type Page } from 'playwright/test'
import { button, field, openAddress } from './accounts'
import { rowsOf, thisShop } from './database'
import { readMail } from './mails'
import { at, type Language, wordsOf } from './words'

/** The six digits of the newest mail with a code, as the demo's outbox shows it. */
export async function codeSentTo(email: string, shop = thisShop): Promise<string> {
  let code = ''
  await expect(async () => {
    const [mail] = await rowsOf(
      shop,
      `SELECT o.id FROM outbox o JOIN address_confirmation a ON a.nonce = o.payload ->> 'nonce'
       WHERE o.topic = 'address.code' AND a.email = $1`,
      email,
    )
    expect(mail).toBeTruthy()
    code = /\b\d{6}\b/.exec(await readMail(mail?.id, shop))?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass({ timeout: 40_000 })
  return code
}

/** Takes a visitor with this product from the cart to the checkout, without an account. */
export async function goToCheckout(
  page: Page,
  language: Language,
  email: string,
  productId: number,
  shop = thisShop,
) {
  const t = wordsOf(language)
  await page.goto(shop.origin + at(language, '/contact'))
  await page.evaluate((line) => localStorage.setItem('trakt-visitor-cart', JSON.stringify([line])), {
    productId,
    quantity: 1,
  })
  await openAddress(page, shop.origin + at(language, '/cart'))
  await button(page, t('guest.order')).click()
  await field(page, t('guest.email')).fill(email)
  await button(page, t('guest.send')).click()
  await field(page, t('guest.code')).fill(await codeSentTo(email, shop))
  await button(page, t('guest.confirm')).click()
  await expect(field(page, t('checkout.phone'))).toBeVisible({ timeout: 45_000 })
}

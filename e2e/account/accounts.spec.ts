import { expect, type Page, test } from 'playwright/test'
import {
  button,
  fetchMailedLink,
  field,
  fillSignIn,
  open,
  openAddress,
  type Person,
  pressUntil,
  sessionCookie,
  signIn,
  signOut,
  somebody,
} from '../support/accounts'
import { addToCart, createBuyer, createTire } from '../support/api'
import { saveFile } from '../support/downloads'
import { at, browserLocale, type Language, walkedIn, wordsOf } from '../support/words'

async function register(page: Page, language: Language, who: Person) {
  const t = wordsOf(language)
  await field(page, t('registration.email')).fill(who.email)
  await field(page, t('registration.password')).fill(who.password)
  await page.getByRole('checkbox').check()
  await button(page, t('registration.submit')).click()
}

/** Edits the details and saves them; ends when the shop shows that they are saved. */
async function changeDetails(page: Page, language: Language, values: Record<string, string>) {
  const t = wordsOf(language)
  const save = button(page, t('details.save'))
  await pressUntil(
    () => button(page, t('details.change')).click({ timeout: 3_000 }),
    () => expect(save).toBeVisible({ timeout: 3_000 }),
  )
  for (const [key, value] of Object.entries(values)) await field(page, t(`details.${key}`)).fill(value)
  return save
}

for (const language of walkedIn('en')) {
  const t = wordsOf(language)
  test.describe(language, () => {
    test.use({ locale: browserLocale[language] })

    test('a customer registers, confirms the address, forgets the password and sets another one', async ({
      page,
      context,
    }) => {
      const who = somebody(`new-${language}`)
      await open(page, language, `/registration?next=${encodeURIComponent(at(language, '/details'))}`)
      await button(page, t('registration.submit')).click()
      await expect(page.getByText(t('registration.credentials_required'))).toBeVisible()
      for (const key of ['email_required', 'password_required', 'consent_required'])
        await expect(page.getByText(t(`errors.${key}`), { exact: true })).toBeVisible()
      await expect(field(page, t('registration.email'))).toBeFocused()

      await register(page, language, who)
      await expect(page).toHaveURL(new RegExp(`${at(language, '/details')}$`))
      await expect(page.getByText(t('registration.welcome', { email: who.email }))).toBeVisible()
      await expect(field(page, t('details.email'))).toHaveValue(who.email)
      const saveNameless = await changeDetails(page, language, {})
      await saveNameless.click()
      await expect(page.getByText(t('registration.names_required'))).toBeVisible()
      await field(page, t('details.name')).fill(who.name)
      await field(page, t('details.surname')).fill(who.surname)
      await field(page, t('details.phone')).fill('+48 600 700 800')
      await saveNameless.click()
      await expect(page.getByText(t('details.saved'))).toBeVisible()
      await expect(field(page, t('details.phone'))).toHaveValue('+48600700800')

      await expect(page.getByText(t('verification.title'))).toBeVisible()
      await page.request.get((await fetchMailedLink('VERIFY_EMAIL', who.email)).href)
      await page.reload()
      await expect(field(page, t('details.name'))).toHaveValue(who.name)
      await expect(page.getByText(t('verification.title'))).toBeHidden()

      await signOut(page, language)
      expect(await sessionCookie(context)).toBeUndefined()
      await expect(page.getByText(t('errors.account.not_authenticated'))).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: t('details.signIn') })
        .click()
      for (const wrong of [
        { ...who, password: 'wrong12' },
        { ...who, email: `not-${who.email}` },
      ]) {
        await fillSignIn(page, language, wrong)
        await expect(page.getByText(t('signIn.incorrect'))).toBeVisible()
        await expect(field(page, t('signIn.email'))).toHaveValue(wrong.email)
      }

      await page.getByRole('link', { name: t('signIn.forgot') }).click()
      await expect(page.getByRole('heading', { name: t('resetPassword.title') })).toBeVisible()
      await field(page, t('resetPassword.email')).fill(who.email)
      const mailRequest = page.waitForRequest(/accounts:sendOobCode/)
      await button(page, t('resetPassword.submit')).click()
      expect((await mailRequest).headers()['x-firebase-locale']).toBe(language)
      await expect(page.getByText(t('resetPassword.sentTitle'))).toBeVisible()
      await expect(page.getByRole('link', { name: t('resetPassword.home') })).toHaveAttribute(
        'href',
        at(language, '/'),
      )
      const link = await fetchMailedLink('PASSWORD_RESET', who.email)
      const back = new URL(link.searchParams.get('continueUrl') ?? '')
      expect(back.pathname + back.search).toBe(
        `${at(language, '/signIn')}?next=${encodeURIComponent(at(language, '/details'))}`,
      )
      link.searchParams.set('newPassword', 'another34')
      await page.request.get(link.href, { maxRedirects: 0 })

      await openAddress(page, back.pathname + back.search)
      await fillSignIn(page, language, who)
      await expect(page.getByText(t('signIn.incorrect'))).toBeVisible()
      await fillSignIn(page, language, { ...who, password: 'another34' })
      await expect(page).toHaveURL(new RegExp(`${at(language, '/details')}$`))
      await expect(field(page, t('details.surname'))).toHaveValue(who.surname)

      await button(page, t('passwordChange.title')).click()
      const dialog = page.getByRole('dialog')
      const present = dialog.getByLabel(t('passwordChange.present'), { exact: true })
      await present.fill('wrong12')
      await dialog.getByLabel(t('passwordChange.next'), { exact: true }).fill('third345')
      await button(dialog, t('passwordChange.submit')).click()
      await expect(dialog.getByText(t('deletion.wrong_password'))).toBeVisible()
      await present.fill('another34')
      await button(dialog, t('passwordChange.submit')).click()
      await expect(page.getByText(t('passwordChange.done'))).toBeVisible()
      await page.reload()
      await expect(field(page, t('details.surname'))).toHaveValue(who.surname)
    })

    test('a customer changes the details in two windows, exports them, and deletes the account', async ({
      page,
      context,
    }) => {
      const who = await createBuyer()
      await addToCart(who, await createTire(5))
      await signIn(page, language, who, '/details')
      await expect(page.getByText(t('details.noRecordTitle'))).toBeVisible()
      const saveFirst = await changeDetails(page, language, {
        name: 'Łucja',
        surname: 'Żółć',
        phone: '+48600700800',
        address: 'ul. Błotna 4/4',
        index: '19-300',
        city: 'Ełk',
      })
      await saveFirst.click()
      await expect(page.getByText(t('details.saved'))).toBeVisible()
      await expect(field(page, t('details.city'))).toHaveJSProperty('readOnly', true)
      await expect(field(page, t('details.email'))).toHaveJSProperty('readOnly', true)

      const other = await context.newPage()
      await open(other, language, '/details')
      await expect(field(other, t('details.city'))).toHaveValue('Ełk')
      const saveHere = await changeDetails(page, language, { city: 'Suwałki', index: '16400' })
      await expect(field(page, t('details.email'))).toHaveJSProperty('readOnly', true)
      await button(other, t('details.change')).click()
      await other.getByRole('radio', { name: t('details.company') }).check()
      await field(other, t('details.companyName')).fill('Żółć Opony sp. z o.o.')
      await field(other, t('details.unn')).fill('5260250274')
      await field(other, t('details.city')).fill('Augustów')
      await button(other, t('details.save')).click()
      await expect(other.getByText(t('details.saved'))).toBeVisible()

      await expect(page.getByText(t('details.changedTitle'))).toBeVisible()
      await expect(
        page.getByText(t('details.contested', { field: t('details.city'), theirs: 'Augustów' })),
      ).toBeVisible()
      await expect(field(page, t('details.city'))).toHaveValue('Suwałki')
      await expect(field(page, t('details.index'))).toHaveValue('16400')
      await expect(field(page, t('details.companyName'))).toHaveValue('Żółć Opony sp. z o.o.')
      await saveHere.click()
      await expect(page.getByText(t('details.saved'))).toBeVisible()
      await expect(field(other, t('details.city'))).toHaveValue('Suwałki')
      await expect(field(other, t('details.index'))).toHaveValue('16-400')

      const exported = await saveFile(page.getByRole('link', { name: t('details.export') }))
      expect(JSON.parse(exported.text)).toMatchObject({
        identity: { uid: who.uid, email: who.email },
        records: [
          {
            id: who.uid,
            email: who.email,
            role: 'customer',
            city: 'Suwałki',
            country: 'PL',
            customerType: 'company',
            companyName: 'Żółć Opony sp. z o.o.',
            unn: '5260250274',
          },
        ],
        cart: [{ quantity: 1 }],
        orders: [],
        messages: [],
      })

      await button(page, t('deletion.button')).click()
      const dialog = page.getByRole('dialog')
      await button(dialog, t('deletion.confirm')).click()
      await expect(dialog.getByText(t('errors.password_required'))).toBeVisible()
      await dialog.getByLabel(t('deletion.password'), { exact: true }).fill('wrong12')
      await button(dialog, t('deletion.confirm')).click()
      await expect(dialog.getByText(t('deletion.wrong_password'))).toBeVisible()
      await dialog.getByLabel(t('deletion.password'), { exact: true }).fill(who.password)
      await button(dialog, t('deletion.confirm')).click()
      await expect(page.getByText(t('deletion.doneTitle'))).toBeVisible()
      await expect(other.getByText(t('errors.account.not_authenticated'))).toBeVisible()
      expect(await sessionCookie(context)).toBeUndefined()

      await open(page, language, '/signIn')
      await fillSignIn(page, language, who)
      await expect(page.getByText(t('signIn.incorrect'))).toBeVisible()
    })
  })
}

import { expect, test } from 'vitest'
import { fieldErrors } from '@/lib/platform/http/fields'
import { AccountDetails, Registration, SignIn } from './schema'

const jan = {
  name: 'Jan',
  surname: 'Kowalski',
  email: 'jan@trakt.example',
  password: 'demo1234',
  phone: '+48 600 700 800',
  consent: true,
}

function errorOf(
  changes: Record<string, unknown>,
  schema: typeof Registration | typeof SignIn = Registration,
) {
  const result = schema.safeParse({ ...jan, ...changes })
  return result.success ? null : fieldErrors(result.error).map(({ path, code }) => `${path}: ${code}`)
}

test('registration asks for an e-mail, a password and the consent alone', () => {
  expect(Registration.parse(jan)).toEqual({ email: jan.email, password: jan.password, consent: true })
})

test.each([
  [{ email: '' }, 'email: email_required'],
  [{ email: 'jan' }, 'email: incorrect_email'],
  [{ email: 'jan@trakt' }, 'email: incorrect_email'],
  [{ email: 'jan@trakt.x' }, 'email: incorrect_email'],
  [{ password: '' }, 'password: password_required'],
  [{ password: '12345' }, 'password: min_password'],
  [{ password: 'x'.repeat(65) }, 'password: max_password'],
  [{ consent: false }, 'consent: consent_required'],
])('registration refuses %o: %s', (changes, message) => {
  expect(errorOf(changes)).toEqual([message])
})

test.each([
  { password: '123456' },
  { password: 'x'.repeat(64) },
  { password: '  sp ace ' },
  { email: 'jan@sklep.online' },
])('registration takes %o, which is at the edge', (changes) => {
  expect(errorOf(changes)).toBeNull()
})

test('registration has no field for a role', () => {
  expect(Registration.parse({ ...jan, role: 'admin' })).not.toHaveProperty('role')
})

test('registration says everything that is missing at once', () => {
  const result = Registration.safeParse({})
  expect(result.error && fieldErrors(result.error)).toHaveLength(3)
})

test('signing in leaves the length of the password to the provider', () => {
  expect(errorOf({ password: 'x'.repeat(64) }, SignIn)).toBeNull()
  expect(errorOf({ password: '' }, SignIn)).toEqual(['password: password_required'])
})

const details = {
  ...jan,
  customerType: 'private_person',
  address: 'Polna 1',
  index: '00-950',
  city: 'Łódź',
}

test.each(['phone', 'name', 'surname', 'address', 'index', 'city'])(
  'my data without %s are refused',
  (field) => {
    const result = AccountDetails.safeParse({ ...details, [field]: ' ' })
    expect(result.error && fieldErrors(result.error).map(({ path }) => path)).toEqual([field])
  },
)

test('my data are saved without an address, and with a Polish postcode as Poland writes it', () => {
  const blank = { ...details, address: '', index: '', city: ' ' }
  expect(AccountDetails.parse(blank)).toMatchObject({ address: '', index: '', city: '' })
  const typed = { ...details, index: '90001', country: 'PL' }
  expect(AccountDetails.parse(typed)).toMatchObject({ index: '90-001', country: 'PL' })
})

test('the details cannot change the e-mail, the role or the owner of the record', () => {
  const parsed = AccountDetails.parse({ ...details, id: 'u2', role: 'admin' })
  for (const field of ['email', 'role', 'id']) expect(parsed).not.toHaveProperty(field)
})

test('the details of a company need its name and its tax id', () => {
  const result = AccountDetails.safeParse({ ...details, customerType: 'company', companyName: '', unn: '' })
  expect(result.error && fieldErrors(result.error).map(({ code }) => code)).toEqual([
    'company_name_required',
    'tax_id_required',
  ])
})

test.each([
  [{ name: 'J' }, 'name: too_short_name'],
  [{ name: 'J'.repeat(81) }, 'name: too_long'],
  [{ surname: 'K' }, 'surname: too_short_surname'],
  [{ phone: '123456' }, 'phone: incorrect_phone_number'],
  [{ phone: '1234567890123456' }, 'phone: incorrect_phone_number'],
  [{ phone: '+48 sześćset' }, 'phone: incorrect_phone_number'],
])('my data refuse %o: %s', (changes, message) => {
  const result = AccountDetails.safeParse({ ...details, ...changes })
  expect(result.error && fieldErrors(result.error).map(({ path, code }) => `${path}: ${code}`)).toEqual([
    message,
  ])
})

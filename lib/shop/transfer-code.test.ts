import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountNumber, formatAccount, transferCode } from './transfer-code'

/** The account of the examples in the recommendation. */
const account = '92124012340001567890123456'

describe('the code of a transfer', () => {
  test.each([
    [
      { taxId: '1234567890', recipient: 'Odbiorca 1', title: 'FV 1234/34/2012' },
      '1234567890|PL|92124012340001567890123456|001200|Odbiorca 1|FV 1234/34/2012|||',
    ],
    [
      { recipient: 'Odbiorca 1', title: 'Przelew ekspress' },
      '|PL|92124012340001567890123456|001200|Odbiorca 1|Przelew ekspress|||',
    ],
  ])('is the one that the recommendation gives for %j', (data, code) => {
    expect(transferCode({ account, amountGrosze: 1_200, ...data })).toBe(code)
  })

  test('keeps Polish letters, drops what ends a field, and cuts names and titles to their fields', () => {
    const code = transferCode({
      account,
      amountGrosze: 109_998,
      recipient: 'Zażółć|„Gęślą” Jaźń Spółka z o.o.',
      title: `K7M2Q-X9D4T ${'ż'.repeat(40)}`,
    })
    const fields = code?.split('|') ?? []
    expect(fields).toHaveLength(9)
    expect(fields[3]).toBe('109998')
    expect(fields[4]).toBe('ZażółćGęślą Jaźń Spó')
    expect(fields[5]).toBe(`K7M2Q-X9D4T ${'ż'.repeat(20)}`)
  })

  test('is left out for an amount that six digits do not hold, and for none', () => {
    const codeOf = (amountGrosze: number) =>
      transferCode({ account, amountGrosze, recipient: 'Odbiorca', title: 'K7M2Q-X9D4T' })
    expect(codeOf(999_999)).toContain('|999999|')
    expect(codeOf(1)).toContain('|000001|')
    expect(codeOf(1_000_000)).toBeNull()
    expect(codeOf(0)).toBeNull()
  })
})

describe('an account number', () => {
  test.each([account, '92 1240 1234 0001 5678 9012 3456', 'PL92124012340001567890123456'])(
    'is read from %s',
    (written) => expect(accountNumber(written)).toBe(account),
  )

  test.each([
    '',
    account.replace('92', '29'),
    account.slice(1),
    `${account}0`,
    account.replace('9', 'x'),
    'DE89370400440532013000',
  ])('is not read from %j', (written) => expect(accountNumber(written)).toBeNull())

  test('is written in fours', () => {
    expect(formatAccount(account)).toBe('92 1240 1234 0001 5678 9012 3456')
    expect(accountNumber(formatAccount(account))).toBe(account)
  })

  test('holds with its own check digits, and with no wrong and no swapped digit', () => {
    /** Piece by piece, as banks describe it, without a number of thirty digits. */
    const remainder = (digits: string) =>
      [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
    const bankDigits = fc.array(fc.nat(9), { minLength: 24, maxLength: 24 })
    fc.assert(
      fc.property(bankDigits, fc.nat(25), fc.integer({ min: 1, max: 9 }), (bank, at, more) => {
        const check = String(98 - remainder(`${bank.join('')}252100`)).padStart(2, '0')
        const whole = check + bank.join('')
        expect(accountNumber(whole)).toBe(whole)
        const wrong = (Number(whole[at]) + more) % 10
        expect(accountNumber(whole.slice(0, at) + wrong + whole.slice(at + 1))).toBeNull()
        const swapped =
          whole.slice(0, at) +
          whole
            .slice(at, at + 2)
            .split('')
            .reverse()
            .join('') +
          whole.slice(at + 2)
        if (swapped !== whole) expect(accountNumber(swapped)).toBeNull()
      }),
    )
  })
})

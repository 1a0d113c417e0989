/**
 * Whether the check digits of an IBAN hold (ISO 13616, ISO 7064 MOD 97-10): with its first four signs at the end and letters
 * as 10 to 35, it leaves 1 modulo 97.
 */
export function hasIbanCheckDigits(iban: string): boolean {
  const rearranged = iban.slice(4) + iban.slice(0, 4)
  return BigInt(rearranged.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) % 97n === 1n
}

/** A Polish account number (NRB) as its 26 digits; null where its check digits are wrong. */
export function accountNumber(written: string): string | null {
  const digits = written.replace(/\s/g, '').replace(/^PL/i, '')
  return /^\d{26}$/.test(digits) && hasIbanCheckDigits(`PL${digits}`) ? digits : null
}

/** An account number as banks print it: 92 1240 1234 0001 5678 9012 3456. */
export const formatAccount = (account: string): string =>
  `${account.slice(0, 2)} ${account.slice(2).replace(/(\d{4})(?=\d)/g, '$1 ')}`

/** The end of an account number: •••• 3456. */
export const maskedAccount = (account: string): string => `•••• ${account.slice(-4)}`

/** The most grosze that the six digits of a code's amount hold: 9,999.99 PLN. */
export const MOST_IN_CODE = 999_999

type TransferData = {
  /** 26 digits. */
  account: string
  amountGrosze: number
  recipient: string
  title: string
  /** The recipient's NIP; a recipient that is no business has none. */
  taxId?: string | undefined
}

/**
 * What the QR code of a transfer says, in UTF-8; null where the amount does not fit in. Its fields: tax id, country,
 * account, grosze in six digits, recipient (20 characters at most), title (32 at most), and three reserved ones.
 * Source: Polish Bank Association (ZBP), "Rekomendacja dotycząca kodu dwuwymiarowego („2D”), umożliwiającego realizację
 * polecenia przelewu oraz aktywację usług bankowych na rynku polskim", version 1.0, December 2013.
 */
export function transferCode(transfer: TransferData): string | null {
  const { account, amountGrosze, recipient, title, taxId = '' } = transfer
  if (amountGrosze < 1 || amountGrosze > MOST_IN_CODE) return null
  const amount = String(amountGrosze).padStart(6, '0')
  return [taxId, 'PL', account, amount, asField(recipient, 20), asField(title, 32), '', '', ''].join('|')
}

/** A text with the signs that transfers carry, cut to a field. Of the rest, the bar would end the field. */
const asField = (text: string, most: number): string =>
  Array.from(
    text
      .replace(/[^0-9A-Za-ząćęłńóśźżĄĆĘŁŃÓŚŹŻ ,./\\\-@#&*_]/g, '')
      .replace(/ +/g, ' ')
      .trim(),
  )
    .slice(0, most)
    .join('')
    .trim()

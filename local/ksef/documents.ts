import { constants, createDecipheriv, hash, type KeyObject, privateDecrypt, randomBytes } from 'node:crypto'

export type Status = {
  code: number
  description: string
  details?: string[]
  extensions?: Record<string, string>
}

export type SentDocument = {
  reference: string
  ordinal: number
  hash: string
  xml: string
  number: string
  isOffline: boolean
  at: string
  status: Status
  ksefNumber?: string
}
export type Session = {
  reference: string
  key: Buffer
  initializationVector: Buffer
  isClosed: boolean
  documents: SentDocument[]
}

/** Why a request is refused: KSeF's own code and words. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    readonly words: string,
    readonly details: string[] = [],
  ) {
    super(words)
  }
}

const digits = (text: string) => text.replaceAll('-', '')
const hex = (bytes: number) => randomBytes(bytes).toString('hex').toUpperCase()
const today = () => new Date().toISOString().slice(0, 10)

/** 36 signs, as `20250625-SO-2C3E6C8000-B675CF5D68-07`. */
export const newReference = (kind: 'AU' | 'CR' | 'EC' | 'SO' | 'EE') =>
  `${digits(today())}-${kind}-${hex(5)}-${hex(5)}-${hex(1)}`

export const sha256 = (bytes: Buffer) => hash('sha256', bytes, 'base64')
/** The first element with this name, as it stands in the XML. */
export const fieldOf = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''

/** CRC-8 with the polynomial 0x07, by division of the bits. */
export function checkDigits(text: string): string {
  const bits = [...Buffer.from(text)].flatMap((byte) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) & 1),
  )
  const rest = [...bits, ...Array(8).fill(0)]
  const divisor = [1, 0, 0, 0, 0, 0, 1, 1, 1]
  for (let at = 0; at < bits.length; at++)
    if (rest[at] === 1) for (const [offset, bit] of divisor.entries()) rest[at + offset] ^= bit
  return Number.parseInt(rest.slice(-8).join(''), 2).toString(16).toUpperCase().padStart(2, '0')
}

type OpenRequest = {
  formCode?: { systemCode?: string; schemaVersion?: string; value?: string }
  encryption?: { encryptedSymmetricKey?: string; initializationVector?: string; publicKeyId?: string }
}
type SendRequest = {
  invoiceHash?: string
  invoiceSize?: number
  encryptedInvoiceHash?: string
  encryptedInvoiceSize?: number
  encryptedInvoiceContent?: string
  offlineMode?: boolean
}

/** The sessions and documents of one seller in KSeF, in memory. */
export class Documents {
  readonly sessions = new Map<string, Session>()
  /** By seller, kind and number: KSeF takes each once. */
  readonly #accepted = new Map<string, { document: SentDocument; session: Session }>()

  /** The invoices that KSeF has accepted. */
  accepted(): SentDocument[] {
    return [...this.#accepted.values()].map(({ document }) => document)
  }

  open({ formCode, encryption }: OpenRequest, privateKey: KeyObject): Session {
    const { systemCode, schemaVersion, value } = formCode ?? {}
    if (systemCode !== 'FA (3)' || schemaVersion !== '1-0E' || value !== 'FA')
      throw new Refusal(21405, 'Błąd walidacji danych wejściowych.', ['Nieobsługiwany schemat faktury.'])
    const key = decryptKey(encryption?.encryptedSymmetricKey ?? '', privateKey)
    const initializationVector = Buffer.from(encryption?.initializationVector ?? '', 'base64')
    if (key?.length !== 32 || initializationVector.length !== 16)
      throw new Refusal(21405, 'Błąd walidacji danych wejściowych.', ['Nieprawidłowy klucz symetryczny.'])
    const reference = newReference('SO')
    const session = { reference, key, initializationVector, isClosed: false, documents: [] }
    this.sessions.set(session.reference, session)
    return session
  }

  session(reference: string): Session {
    const session = this.sessions.get(reference)
    if (session) return session
    throw new Refusal(21173, 'Brak sesji o wskazanym numerze referencyjnym.')
  }

  /** `refusal` makes the invoice one that KSeF does not want. */
  send(session: Session, request: SendRequest, refusal?: Status): SentDocument {
    if (session.isClosed) throw new Refusal(21180, 'Status sesji nie pozwala na wykonanie operacji.')
    const encrypted = Buffer.from(request.encryptedInvoiceContent ?? '', 'base64')
    const isWhole = encrypted.length === request.encryptedInvoiceSize
    if (!isWhole || sha256(encrypted) !== request.encryptedInvoiceHash)
      throw new Refusal(21402, 'Nieprawidłowy rozmiar pliku.')
    const invoice = decryptInvoice(encrypted, session)
    const xml = invoice.toString()
    const document: SentDocument = {
      reference: newReference('EE'),
      ordinal: session.documents.length + 1,
      hash: request.invoiceHash ?? '',
      xml,
      number: fieldOf(xml, 'P_2'),
      isOffline: request.offlineMode === true || fieldOf(xml, 'P_1') < today(),
      at: new Date().toISOString(),
      status: { code: 200, description: 'Sukces' },
    }
    session.documents.push(document)
    if (invoice.length !== request.invoiceSize || sha256(invoice) !== document.hash)
      document.status = { code: 430, description: 'Błąd weryfikacji pliku faktury' }
    else if (refusal) document.status = refusal
    else this.#accept(document, session)
    return document
  }

  #accept(document: SentDocument, session: Session): void {
    const { xml, number } = document
    const seller = fieldOf(xml, 'NIP')
    const key = [seller, fieldOf(xml, 'RodzajFaktury'), number].join('|')
    const earlier = this.#accepted.get(key)
    if (earlier) {
      const { ksefNumber = '' } = earlier.document
      document.status = {
        code: 440,
        description: 'Duplikat faktury',
        details: [`Faktura o numerze KSeF: ${ksefNumber} została już prawidłowo przesłana.`],
        extensions: {
          originalSessionReferenceNumber: earlier.session.reference,
          originalKsefNumber: ksefNumber,
        },
      }
      return
    }
    if (fieldOf(xml, 'P_1') > new Date(Date.now() + 3 * 60 * 60 * 1_000).toISOString().slice(0, 10)) {
      document.status = {
        code: 450,
        description: 'Błąd weryfikacji semantyki dokumentu faktury',
        details: ['Data wystawienia jest późniejsza niż data przyjęcia.'],
      }
      return
    }
    const whole = `${seller}-${digits(today())}-${hex(6)}`
    document.ksefNumber = `${whole}-${checkDigits(whole)}`
    this.#accepted.set(key, { document, session })
  }
}

function decryptKey(encrypted: string, key: KeyObject): Buffer | undefined {
  try {
    return decrypt(encrypted, key)
  } catch {
    return undefined
  }
}

/** What was encrypted for the ministry, as base64. */
export const decrypt = (encrypted: string, key: KeyObject): Buffer =>
  privateDecrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(encrypted, 'base64'),
  )

function decryptInvoice(encrypted: Buffer, { key, initializationVector }: Session): Buffer {
  const decipher = createDecipheriv('aes-256-cbc', key, initializationVector)
  return Buffer.concat([decipher.update(encrypted), decipher.final()])
}

/** Of the token that the seller signs in with. */
const tokenReference = newReference('EC')

/** The official receipt of an accepted invoice (UPO), by the ministry's schema `http://upo.schematy.mf.gov.pl/KSeF/v4-3`. */
export function receiptOf({ xml, ksefNumber, number, at, hash, isOffline }: SentDocument, session: string) {
  const seller = fieldOf(xml, 'NIP')
  const document = [
    ['NipSprzedawcy', seller],
    ['NumerKSeFDokumentu', ksefNumber],
    ['NumerFaktury', number],
    ['DataWystawieniaFaktury', fieldOf(xml, 'P_1')],
    ['DataPrzeslaniaDokumentu', at],
    ['DataNadaniaNumeruKSeF', at],
    ['SkrotDokumentu', hash],
    ['TrybWysylki', isOffline ? 'Offline' : 'Online'],
  ]
  const elements = document.map(([name, content]) => `<${name}>${content}</${name}>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3" wersjaSchemy="4-3"><NazwaPodmiotuPrzyjmujacego>Ministerstwo Finansów</NazwaPodmiotuPrzyjmujacego><NumerReferencyjnySesji>${session}</NumerReferencyjnySesji><Uwierzytelnienie><IdKontekstu><Nip>${seller}</Nip></IdKontekstu><NumerReferencyjnyTokenaKSeF>${tokenReference}</NumerReferencyjnyTokenaKSeF></Uwierzytelnienie><NazwaStrukturyLogicznej>schemat_FA(3)_v1-0E.xsd</NazwaStrukturyLogicznej><KodFormularza>FA</KodFormularza><Dokument>${elements}</Dokument></Potwierdzenie>
`
}

import { generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto'

type CertificateOptions = { subject: string; validFrom?: Date; validTo?: Date }

/** A self-signed certificate with its RSA key, as the ministry's and the seller's are: Node makes none by itself. */
export function makeCertificate({
  subject,
  validFrom = new Date(Date.now() - DAY_MS),
  validTo = new Date(Date.now() + 365 * DAY_MS),
}: CertificateOptions) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const name = sequence(set(sequence(objectId([0x55, 0x04, 0x03]), der(UTF8, Buffer.from(subject)))))
  const algorithm = sequence(
    objectId([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b]),
    der(NULL, Buffer.alloc(0)),
  )
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(7)])
  const content = sequence(
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, serial),
    algorithm,
    name,
    sequence(time(validFrom), time(validTo)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', content, privateKey)
  const whole = sequence(content, algorithm, der(BITS, Buffer.concat([Buffer.from([0]), signature])))
  const certificate = new X509Certificate(whole)
  return {
    certificate: certificate.toString(),
    der: whole,
    publicKey,
    privateKey,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    serialNumber: certificate.serialNumber,
    validFrom,
    validTo,
  }
}

const DAY_MS = 24 * 60 * 60 * 1_000
const INTEGER = 0x02
const BITS = 0x03
const NULL = 0x05
const OBJECT_ID = 0x06
const UTF8 = 0x0c
const TIME = 0x18
const SEQUENCE = 0x30
const SET = 0x31
const VERSION = 0xa0

/** A value in DER: its tag, its length, its content (ITU-T X.690). */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const bytes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...bytes]), content])
}

const sequence = (...parts: Buffer[]) => der(SEQUENCE, Buffer.concat(parts))
const set = (...parts: Buffer[]) => der(SET, Buffer.concat(parts))
const objectId = (bytes: number[]) => der(OBJECT_ID, Buffer.from(bytes))
const time = (moment: Date) => der(TIME, Buffer.from(`${moment.toISOString().replace(/[-:T]|\.\d+Z/g, '')}Z`))

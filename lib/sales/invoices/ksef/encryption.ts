import 'server-only'
import {
  constants,
  createCipheriv,
  createHash,
  createPrivateKey,
  publicEncrypt,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto'

/** SHA-256 of what KSeF gets, as base64. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64')

/** With RSAES-OAEP and SHA-256, by a certificate of the ministry, DER as base64. Answers base64. */
export const encryptFor = (certificate: string, secret: Buffer): string =>
  publicEncrypt(
    {
      key: new X509Certificate(Buffer.from(certificate, 'base64')).publicKey,
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    },
    secret,
  ).toString('base64')

/** The key of a session: AES-256-CBC. */
export type SessionKey = { key: Buffer; initializationVector: Buffer }
export const newSessionKey = (): SessionKey => ({
  key: randomBytes(32),
  initializationVector: randomBytes(16),
})

export function encryptInvoice(xml: Buffer, { key, initializationVector }: SessionKey): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, initializationVector)
  return Buffer.concat([cipher.update(xml), cipher.final()])
}

/** A link with the signature of its address, without the protocol, behind it. Source: KSeF's guide, kody-qr. */
export function signedLink(link: string, privateKey: string): string {
  const key = createPrivateKey(privateKey)
  const text = Buffer.from(link.replace(/^https:\/\//, ''))
  const signature =
    key.asymmetricKeyType === 'ec'
      ? sign('sha256', text, { key, dsaEncoding: 'ieee-p1363' })
      : sign('sha256', text, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 })
  return `${link}/${signature.toString('base64url')}`
}

export function belongTogether(certificate: string, privateKey: string): boolean {
  try {
    return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(privateKey))
  } catch {
    return false
  }
}

/** The facts of a certificate; null for a text that cannot be read as one. */
export function certificateFacts(certificate: string): { serialNumber: string; validUntil: string } | null {
  try {
    const { serialNumber, validTo } = new X509Certificate(certificate)
    return { serialNumber, validUntil: new Date(validTo).toISOString().slice(0, 10) }
  } catch {
    return null
  }
}

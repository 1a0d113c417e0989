import {
  createSign,
  createVerify,
  generateKeyPairSync,
  type KeyPairKeyObjectResult,
  randomUUID,
} from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Signs webhooks like PayPal: RSA over transmission id, time, webhook id and the checksum of the body's bytes. */
export class Signer {
  #made: KeyPairKeyObjectResult | undefined

  constructor(
    readonly webhookId: string,
    readonly certificate: string,
  ) {}

  /** Made at first use: it takes a good part of a second. */
  get #keys(): KeyPairKeyObjectResult {
    this.#made ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    return this.#made
  }

  headers(body: string): Record<string, string> {
    const id = randomUUID()
    const time = new Date().toISOString()
    const signature = createSign('RSA-SHA256')
      .update(this.#message(id, time, body))
      .sign(this.#keys.privateKey)
    return {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': this.certificate,
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature.toString('base64'),
    }
  }

  /** Whether a `verify-webhook-signature` request contains a body and signature made by this signer. */
  verifies(request: string): boolean {
    const fields = JSON.parse(request) as Record<string, string>
    if (fields.webhook_id !== this.webhookId) return false
    // The text as it was received: a parsed and serialized event has another checksum.
    const body = /"webhook_event"\s*:\s*([\s\S]*)\}\s*$/.exec(request)?.[1] ?? ''
    const message = this.#message(fields.transmission_id ?? '', fields.transmission_time ?? '', body)
    return createVerify('RSA-SHA256')
      .update(message)
      .verify(this.#keys.publicKey, fields.transmission_sig ?? '', 'base64')
  }

  #message(id: string, time: string, body: string): string {
    return [id, time, this.webhookId, crc32(body)].join('|')
  }
}

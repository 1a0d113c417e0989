import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Signs webhooks like PayPal: RSA over transmission id, time, webhook id and the checksum of the body's bytes. */
export class Signer {
  #made: ReturnType<typeof newKeys> | undefined

  constructor(
    readonly webhookId: string,
    readonly certificate: string,
  ) {}

  /** Made at first use: it takes a good part of a second. */
  get #keys() {
    this.#made ??= newKeys()
    return this.#made
  }

  headers(body: string): Record<string, string> {
    const id = randomUUID()
    const time = new Date().toISOString()
    const message = this.#message(id, time, body)
    return {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': this.certificate,
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('RSA-SHA256', message, this.#keys.privateKey).toString('base64'),
    }
  }

  /** Whether a `verify-webhook-signature` request contains a body and signature made by this signer. */
  verifies(request: string): boolean {
    const {
      webhook_id,
      transmission_id = '',
      transmission_time = '',
      transmission_sig = '',
    } = JSON.parse(request) as Record<string, string>
    // The text as it was received: a parsed and serialized event has another checksum.
    const body = /"webhook_event"\s*:\s*([\s\S]*)\}\s*$/.exec(request)?.[1] ?? ''
    const message = this.#message(transmission_id, transmission_time, body)
    const signature = Buffer.from(transmission_sig, 'base64')
    return webhook_id === this.webhookId && verify('RSA-SHA256', message, this.#keys.publicKey, signature)
  }

  #message(id: string, time: string, body: string): Buffer {
    return Buffer.from([id, time, this.webhookId, crc32(body)].join('|'))
  }
}

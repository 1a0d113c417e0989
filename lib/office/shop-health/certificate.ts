import 'server-only'
import { connect } from 'node:tls'
import { env } from '@/lib/platform/runtime/env'
import { DAY_MS, HOUR_MS } from '@/lib/platform/time/durations'
import type { HealthFigures } from './rules'

const PATIENCE_MS = 5_000

let lastAnswer: { at: number; certificate: Promise<HealthFigures['certificate']> } | undefined

/** How long the certificate at SHOP_ORIGIN is still valid, asked once an hour. Null without https. */
export async function certificateFigures(): Promise<HealthFigures['certificate']> {
  const { protocol, hostname, port } = new URL(env().SHOP_ORIGIN)
  if (protocol !== 'https:') return null
  if (!lastAnswer || Date.now() - lastAnswer.at > HOUR_MS)
    lastAnswer = { at: Date.now(), certificate: askCertificate(hostname, Number(port) || 443) }
  return lastAnswer.certificate
}

export function askCertificate(host: string, port: number): Promise<HealthFigures['certificate']> {
  return new Promise((resolve) => {
    // An expired certificate must be read too: its days are negative.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: PATIENCE_MS })
    const end = (certificate: HealthFigures['certificate']) => {
      socket.destroy()
      resolve(certificate)
    }
    socket.once('secureConnect', () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to)
      end({ daysLeft: Math.floor((until - Date.now()) / DAY_MS) })
    })
    socket.once('timeout', () => end({ failure: 'no answer' }))
    socket.once('error', (error) => end({ failure: error.message }))
  })
}

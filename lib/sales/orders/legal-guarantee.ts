import type { Locale } from '@/lib/platform/i18n/routing'

/** The way to the form of a complaint, with the number of an order where one is meant. */
export const complaintPath = (orderId?: string): string =>
  orderId ? `/complaint?order=${encodeURIComponent(orderId)}` : '/complaint'

/**
 * Where the QR code of the notice of the legal guarantee leads to (Regulation 2025/1960). Of the Union's languages the
 * shop keeps Polish and English.
 */
export const guaranteeExplained = (locale: Locale): string =>
  `https://europa.eu/youreurope/${locale === 'en' ? 'guarantees' : 'gwarancje'}`

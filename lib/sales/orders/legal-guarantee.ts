import type { Locale } from '@/lib/platform/i18n/routing'

/** The way to the form of a complaint, with the number of an order where one is meant. */
export const complaintPath = (orderId?: string): string =>
  orderId ? `/complaint?order=${encodeURIComponent(orderId)}` : '/complaint'

/**
 * The page that the QR code of the notice of the legal guarantee leads to (Regulation 2025/1960). The Commission has neither
 * the page nor the notice in Russian.
 */
export const guaranteeExplained: Record<Locale, string> = {
  pl: 'https://europa.eu/youreurope/gwarancje',
  en: 'https://europa.eu/youreurope/guarantees',
  ru: 'https://europa.eu/youreurope/gwarancje',
}

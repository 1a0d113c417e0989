/** The day from which the question about counting visits is asked in these words; change it together with `consent.text`. */
export const CONSENT_VERSION = '2026-11-22'

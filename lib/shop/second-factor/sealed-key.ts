import 'server-only'
import { openSecret, sealSecret } from '@/lib/platform/runtime/sealed-secret'

/** The key of a second factor, encrypted for this account alone. */
export const sealKey = (key: Buffer, uid: string): string => sealSecret('second-factor', key, uid)

/** The key in what `sealKey` made; null when it is another account's or the shop's secret has changed since. */
export const openKey = (sealed: string, uid: string): Buffer | null =>
  openSecret('second-factor', sealed, uid)

import 'server-only'
import { query } from '@/lib/platform/database/query'

/** The address that a code has confirmed for a guest or for the account that took over the guest's orders; else null. */
export const confirmationOf = async (
  uid: string,
): Promise<{ email: string; confirmedAt: Date | null } | null> =>
  (await query()
    .selectFrom('addressConfirmation')
    .select(['email', 'confirmedAt'])
    .where('uid', '=', uid)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()) ?? null

import { query } from '@/lib/platform/database/query'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { anOrder, company } from '@/lib/sales/invoices/db-testing'
import type { SaveKsef } from '@/lib/sales/invoices/schema'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { sendDueInvoices } from './send.service'
import { saveKsefSettings } from './service'

export const testToken = 'token-of-the-tests'

export const setKsef = (more: Partial<SaveKsef> = {}) =>
  saveKsefSettings(
    {
      mode: 'api',
      isSmall: false,
      token: testToken,
      certificate: '',
      certificateKey: '',
      failureEndedOn: undefined,
      isForgotten: false,
      ...more,
    },
    anAdministrator,
  )

/** An issued invoice of a company. */
export async function aCompanysInvoice() {
  const { order, user } = await anOrder(company)
  return { order, user, invoice: await issueInvoice(order.id, anAdministrator) }
}

/** A round of the job, as if the time had come for every document. */
export async function sendNow(): Promise<number> {
  await query()
    .updateTable('ksefDocument')
    .set({ checkAt: new Date(0) })
    .where('checkAt', 'is not', null)
    .execute()
  return sendDueInvoices()
}

export const ksefDocument = (invoiceId: number) =>
  query()
    .selectFrom('ksefDocument as k')
    .innerJoin('invoice as i', 'i.id', 'k.invoiceId')
    .selectAll('k')
    .select('i.ksefNumber')
    .where('k.invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow()

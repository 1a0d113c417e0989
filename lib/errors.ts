import { accountErrors } from '@/lib/account/errors'
import { cartErrors } from '@/lib/cart/errors'
import { catalogErrors } from '@/lib/catalog/errors'
import { importErrors } from '@/lib/catalog/exchange/errors'
import { complaintErrors } from '@/lib/complaints/errors'
import { contactErrors } from '@/lib/contact/errors'
import { coreErrors, type ErrorCode } from '@/lib/core/errors'
import { customerErrors } from '@/lib/customers/errors'
import { deliveryErrors } from '@/lib/delivery/errors'
import { fitmentErrors } from '@/lib/fitment/errors'
import { identityErrors } from '@/lib/identity/errors'
import { invoiceErrors } from '@/lib/invoices/errors'
import { mediaErrors } from '@/lib/media/errors'
import { newsErrors } from '@/lib/news/errors'
import { orderErrors } from '@/lib/orders/errors'
import { paymentErrors } from '@/lib/payments/errors'
import { receiptErrors } from '@/lib/receipts/errors'
import { returnErrors } from '@/lib/returns/errors'
import { factorErrors } from '@/lib/second-factor/errors'
import { settingsErrors } from '@/lib/settings/errors'
import { setupErrors } from '@/lib/setup/errors'
import { staffErrors } from '@/lib/staff/errors'
import { withdrawalErrors } from '@/lib/withdrawal/errors'

/** The HTTP status of every code. */
export const errorStatus: Record<ErrorCode, number> = {
  ...coreErrors,
  ...accountErrors,
  ...cartErrors,
  ...catalogErrors,
  ...contactErrors,
  ...customerErrors,
  ...deliveryErrors,
  ...factorErrors,
  ...fitmentErrors,
  ...identityErrors,
  ...importErrors,
  ...invoiceErrors,
  ...mediaErrors,
  ...newsErrors,
  ...orderErrors,
  ...paymentErrors,
  ...receiptErrors,
  ...returnErrors,
  ...settingsErrors,
  ...setupErrors,
  ...staffErrors,
  ...withdrawalErrors,
  ...complaintErrors,
}

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatus, text)

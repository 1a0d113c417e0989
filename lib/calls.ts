import { account } from './account/calls'
import { cart } from './cart/calls'
import { products } from './catalog/admin/calls'
import { exchange } from './catalog/exchange/calls'
import { finder } from './catalog/finder/calls'
import { search } from './catalog/search/calls'
import { complaints } from './complaints/calls'
import { consent } from './consent/calls'
import { contact } from './contact/calls'
import { customers } from './customers/calls'
import { delivery } from './delivery/calls'
import { demo } from './demo-calls'
import { fitment } from './fitment/calls'
import { vehicles } from './fitment/vehicles/admin/calls'
import { server } from './http/server/calls'
import { identity } from './identity/calls'
import { invoices } from './invoices/calls'
import { mail } from './mail/calls'
import { media } from './media/calls'
import { news } from './news/calls'
import { openApi } from './openapi-calls'
import { adminOrders } from './orders/admin/calls'
import { orders } from './orders/calls'
import { payments } from './payments/calls'
import { receipts } from './receipts/calls'
import { registers } from './registers/calls'
import { reports } from './reports/calls'
import { returns } from './returns/calls'
import { safety } from './safety/calls'
import { secondFactor } from './second-factor/calls'
import { settings } from './settings/calls'
import { setup } from './setup/calls'
import { staff } from './staff/calls'
import { stockAlerts } from './stock-alerts/calls'
import { withdrawal } from './withdrawal/calls'

/** Every call of the shop. Nothing but the OpenAPI document and tests load all of them. */
export const allCalls = {
  ...account.calls,
  ...adminOrders.calls,
  ...cart.calls,
  ...complaints.calls,
  ...consent.calls,
  ...contact.calls,
  ...customers.calls,
  ...delivery.calls,
  ...demo.calls,
  ...exchange.calls,
  ...finder.calls,
  ...fitment.calls,
  ...identity.calls,
  ...invoices.calls,
  ...mail.calls,
  ...media.calls,
  ...news.calls,
  ...openApi.calls,
  ...orders.calls,
  ...payments.calls,
  ...products.calls,
  ...receipts.calls,
  ...registers.calls,
  ...reports.calls,
  ...returns.calls,
  ...safety.calls,
  ...search.calls,
  ...secondFactor.calls,
  ...server.calls,
  ...settings.calls,
  ...setup.calls,
  ...staff.calls,
  ...stockAlerts.calls,
  ...vehicles.calls,
  ...withdrawal.calls,
}

declare module '@/lib/http/call-types' {
  interface Register {
    calls: typeof allCalls
  }
}

import { exchange } from '@/lib/assortment/exchange/calls'
import { products } from '@/lib/assortment/product-calls'
import { stockAlerts } from '@/lib/assortment/stock-alerts/calls'
import { vehicles } from '@/lib/assortment/vehicles/calls'
import { account } from '@/lib/customers/account/calls'
import { complaints } from '@/lib/customers/complaints/calls'
import { contact } from '@/lib/customers/contact/calls'
import { customers } from '@/lib/customers/directory/calls'
import { guests } from '@/lib/customers/guests/calls'
import { junk } from '@/lib/customers/junk/calls'
import { news } from '@/lib/customers/news/calls'
import { safetyReports } from '@/lib/customers/safety/calls'
import { fitment } from '@/lib/fitment/calls'
import { media } from '@/lib/media/calls'
import { reports } from '@/lib/office/reports/calls'
import { settings } from '@/lib/office/settings/calls'
import { setup } from '@/lib/office/setup/calls'
import { identity } from '@/lib/platform/api/identity-calls'
import { server } from '@/lib/platform/api/server-calls'
import { consent } from '@/lib/platform/consent/calls'
import { cart } from '@/lib/sales/cart/calls'
import { invoices } from '@/lib/sales/invoice-desk/calls'
import { orderCalls } from '@/lib/sales/order-desk/buyers-calls'
import { adminOrders } from '@/lib/sales/order-desk/calls'
import { delivery } from '@/lib/sales/price-table/calls'
import { receipts } from '@/lib/sales/receipts/calls'
import { returns } from '@/lib/sales/returns/calls'
import { payments } from '@/lib/sales/settlement/calls'
import { withdrawal } from '@/lib/sales/withdrawal/calls'
import { mail } from '@/lib/shop/mail/calls'
import { secondFactor } from '@/lib/shop/second-factor/calls'
import { staff } from '@/lib/shop/staff/calls'
import { finder } from '@/lib/storefront/finder/calls'
import { search } from '@/lib/storefront/search/calls'
import { demo } from './demo-calls'
import { openApi } from './openapi-calls'

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
  ...guests.calls,
  ...identity.calls,
  ...invoices.calls,
  ...junk.calls,
  ...mail.calls,
  ...media.calls,
  ...news.calls,
  ...openApi.calls,
  ...orderCalls.calls,
  ...payments.calls,
  ...products.calls,
  ...receipts.calls,
  ...reports.calls,
  ...returns.calls,
  ...safetyReports.calls,
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

declare module '@/lib/platform/http/call-types' {
  interface CallRegister {
    calls: typeof allCalls
  }
}

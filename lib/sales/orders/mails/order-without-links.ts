import { withoutLinks } from '@/lib/platform/values/links'
import type { Address, Order } from '@/lib/sales/orders/schema'

/** An order whose mail may go to somebody else's address: what was typed into it makes no links there. */
export const orderWithoutLinks = (order: Order): Order => ({
  ...order,
  ...addressWithoutLinks(order),
  firstAndLastName: safe(order.firstAndLastName),
  companyName: safe(order.companyName),
  unn: safe(order.unn),
  contactPerson: safe(order.contactPerson),
  buyerReference: safe(order.buyerReference),
  recipientName: safe(order.recipientName),
  remark: safe(order.remark),
  billing: order.billing && addressWithoutLinks(order.billing),
})

const safe = (text: string | null) => text && withoutLinks(text)

const addressWithoutLinks = ({ address, city, postCode, country }: Address): Address => ({
  address: withoutLinks(address),
  city: withoutLinks(city),
  postCode: withoutLinks(postCode),
  country: withoutLinks(country),
})

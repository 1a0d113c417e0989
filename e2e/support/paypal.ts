/** The address of the PayPal stand-in. */
const paypal = process.env.PAYPAL_BASE_URL ?? 'http://127.0.0.1:9300'

type PaypalOrder = {
  id: string
  status: string
  purchase_units: {
    custom_id?: string
    amount: { currency_code: string; value: string }
    payments?: { captures: { status: string }[] }
  }[]
}

async function control(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`${paypal}/stand-in/${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}

/** Makes the PayPal stand-in fail at one of the shop's orders from now on: `causeFault(id, 'capture', 'lost')`. */
export const causeFault = (order: string, on: string, kind: string, { times = 1, ms = 0 } = {}) =>
  control('POST', 'faults', { on, kind, times, ms, order })

export const clearFaults = (order: string) => control('DELETE', `faults/${order}`)

export const approvePayment = (paypalOrderId: string) => control('POST', `orders/${paypalOrderId}/approve`)

export const release = (paypalOrderId: string) => control('POST', `orders/${paypalOrderId}/release`)

/** PayPal's records of one of the shop's orders, oldest first. */
export async function fetchPaypalOrders(orderId: string): Promise<PaypalOrder[]> {
  const all: PaypalOrder[] = await (await control('GET', 'orders')).json()
  return all.filter(({ purchase_units: [unit] }) => unit?.custom_id === orderId)
}

/** How many times PayPal captured money for an order. */
export async function countCaptures(orderId: string): Promise<number> {
  const orders = await fetchPaypalOrders(orderId)
  return orders.flatMap(({ purchase_units: [unit] }) => unit?.payments?.captures ?? []).length
}

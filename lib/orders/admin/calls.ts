import { recordExport, withoutSearch } from '@/lib/audit/exports'
import { shopToday } from '@/lib/core/values/clock'
import { csvDownload } from '@/lib/csv/write'
import { answer, callTable, handler, listed } from '@/lib/http/handler'
import { idempotencyKey } from '@/lib/http/idempotency'
import { IdParams } from '@/lib/http/request/params'
import { SaveParcels } from '@/lib/orders/parcels/schema'
import { saveParcels } from '@/lib/orders/parcels/service'
import { orderOfKey } from '@/lib/orders/placing/keys'
import { PhoneOrder, PhoneOrderKey } from '@/lib/orders/placing/phone-order'
import { placeByPhone } from '@/lib/orders/placing/place-by-phone'
import { cancelOrdersOfCustomer } from './cancel-customer'
import { changeAddress } from './change-address'
import { correctRecipient } from './correct-recipient'
import { courierRecords, pickedCourierRecords } from './courier-export'
import { orderRecords } from './export'
import { markPaid } from './mark-paid'
import { countOrdersOf, listOrders, ordersSince, pendingOrders } from './panel'
import {
  BulkUpdate,
  CancelCustomer,
  ChangeAddress,
  CorrectedRecipient,
  CourierExportQuery,
  MarkPaid,
  MOST_PICKED,
  NewOrdersQuery,
  OrderExportQuery,
  OrderListQuery,
  OrderUpdate,
  pickedIds,
} from './schema'
import { updateOrderStatus, updateOrderStatuses } from './update'

export const adminOrders = callTable({
  'POST /api/admin/orders/address': handler({ user: 'orders', body: ChangeAddress }, ({ body, user }) =>
    changeAddress(body, user),
  ),
  'POST /api/admin/orders/cancel-customer': handler(
    { user: 'orders', body: CancelCustomer },
    ({ body, user }) => cancelOrdersOfCustomer(body.userId, user),
  ),
  'GET /api/admin/orders/couriers': handler(
    { user: 'orders', needs: 'change', query: CourierExportQuery },
    async ({ query, request, user }) => {
      const { picked, ...filter } = query
      const ids = picked ? pickedIds(new URL(request.url)) : null
      const rows = ids ? ids.length : await countOrdersOf({ ...filter, isToSend: true })
      await recordExport(user, {
        kind: 'couriers',
        rows,
        filter: { picked, ...withoutSearch(filter) },
        tellsOwners: rows > MOST_PICKED,
      })
      return csvDownload(ids ? pickedCourierRecords(ids) : courierRecords(query), {
        fileName: `couriers-${shopToday()}.csv`,
        locale: 'en',
      })
    },
  ),
  'GET /api/admin/orders/export': handler(
    { user: 'orders', needs: 'change', query: OrderExportQuery },
    async ({ query, user }) => {
      const { locale: _, ...filter } = query
      const rows = await countOrdersOf(filter)
      await recordExport(user, { kind: 'orders', rows, filter: withoutSearch(filter) })
      return csvDownload(orderRecords(query), {
        fileName: `orders-${shopToday()}.csv`,
        locale: query.locale,
      })
    },
  ),
  'GET /api/admin/orders/new': handler({ user: 'orders', query: NewOrdersQuery }, async ({ query }) => ({
    count: await ordersSince(new Date(query.since)),
  })),
  'POST /api/admin/orders/paid': handler({ user: 'orders', body: MarkPaid }, ({ body, user }) =>
    markPaid(body, user),
  ),
  // answers no order: who packs does not see its prices
  'POST /api/admin/orders/parcels': handler(
    { user: 'packing', body: SaveParcels, status: 204 },
    ({ body, user }) => saveParcels(body, user),
  ),
  'GET /api/admin/orders/pending': handler({ user: 'orders' }, async () => ({
    count: await pendingOrders(),
  })),
  'GET /api/admin/orders/phone': handler({ user: 'orders', query: PhoneOrderKey }, ({ user, query }) =>
    orderOfKey(query.key, user),
  ),
  'POST /api/admin/orders/phone': handler(
    { user: 'orders', body: PhoneOrder, status: 201 },
    async ({ user, body, request }) => {
      const { order, replayed } = await placeByPhone(body, user, idempotencyKey(request))
      return answer(replayed ? 200 : 201, order)
    },
  ),
  'POST /api/admin/orders/status': handler({ user: 'orders', body: BulkUpdate }, async ({ body, user }) => ({
    results: await updateOrderStatuses(body, user),
  })),
  'PUT /api/mail/failed/[id]/recipient': handler(
    { user: 'orders', params: IdParams, body: CorrectedRecipient, status: 202 },
    ({ params, body, user }) => correctRecipient(params.id, body, user),
  ),
  'GET /api/tires/orders': handler({ user: 'orders', query: OrderListQuery }, async ({ query }) => {
    const { orders, total } = await listOrders(query)
    return listed(orders, total)
  }),
  'PATCH /api/tires/orders/order/update': handler(
    { user: 'orders', body: OrderUpdate, encoding: 'form' },
    ({ body, user }) => updateOrderStatus(body, user),
  ),
})

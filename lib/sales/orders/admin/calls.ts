import { csvDownload } from '@/lib/platform/csv/write'
import { call, callTable } from '@/lib/platform/http/call-table'
import { answer, listed } from '@/lib/platform/http/handler'
import { idempotencyKey } from '@/lib/platform/http/idempotency'
import { shopToday } from '@/lib/platform/values/clock'
import { SaveParcels } from '@/lib/sales/orders/parcels/schema'
import { saveParcels } from '@/lib/sales/orders/parcels/service'
import { orderOfKey } from '@/lib/sales/orders/placing/keys.service'
import { PhoneOrder, PhoneOrderKey } from '@/lib/sales/orders/placing/phone-order'
import { placeByPhone } from '@/lib/sales/orders/placing/place-by-phone.service'
import { recordExport, withoutSearch } from '@/lib/shop/audit/exports'
import { changeAddress, correctRecipient } from './change-address.service'
import { courierRecords, orderRecords, pickedCourierRecords } from './export'
import { markPaid } from './mark-paid.service'
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
import { cancelOrdersOfCustomer, updateOrderStatus, updateOrderStatuses } from './update.service'

export const adminOrders = callTable(
  call('POST /api/admin/orders/address', 'orders', { body: ChangeAddress }, changeAddress),
  call('POST /api/admin/orders/cancel-customer', 'orders', { body: CancelCustomer }, cancelOrdersOfCustomer),
  call(
    'GET /api/admin/orders/couriers',
    'orders',
    { needs: 'change', query: CourierExportQuery },
    async (query, user, request) => {
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
  call(
    'GET /api/admin/orders/export',
    'orders',
    { needs: 'change', query: OrderExportQuery },
    async (query, user) => {
      const { locale: _, ...filter } = query
      const rows = await countOrdersOf(filter)
      await recordExport(user, { kind: 'orders', rows, filter: withoutSearch(filter) })
      return csvDownload(orderRecords(query), {
        fileName: `orders-${shopToday()}.csv`,
        locale: query.locale,
      })
    },
  ),
  call('GET /api/admin/orders/new', 'orders', { query: NewOrdersQuery }, async (query) => ({
    count: await ordersSince(new Date(query.since)),
  })),
  call('POST /api/admin/orders/paid', 'orders', { body: MarkPaid }, markPaid),
  // answers no order: who packs does not see its prices
  call('POST /api/admin/orders/parcels', 'packing', { body: SaveParcels, status: 204 }, saveParcels),
  call('GET /api/admin/orders/pending', 'orders', async () => ({
    count: await pendingOrders(),
  })),
  call('GET /api/admin/orders/phone', 'orders', { query: PhoneOrderKey }, orderOfKey),
  call(
    'POST /api/admin/orders/phone',
    'orders',
    { body: PhoneOrder, status: 201 },
    async (body, user, request) => {
      const { order, replayed } = await placeByPhone(body, user, idempotencyKey(request))
      return answer(replayed ? 200 : 201, order)
    },
  ),
  call('POST /api/admin/orders/status', 'orders', { body: BulkUpdate }, async (body, user) => ({
    results: await updateOrderStatuses(body, user),
  })),
  call(
    'PUT /api/mail/failed/[id]/recipient',
    'orders',
    { body: CorrectedRecipient, status: 202 },
    correctRecipient,
  ),
  call('GET /api/tires/orders', 'orders', { query: OrderListQuery }, async (query) => {
    const { orders, total } = await listOrders(query)
    return listed(orders, total)
  }),
  call(
    'PATCH /api/tires/orders/order/update',
    'orders',
    { body: OrderUpdate, encoding: 'form' },
    (body, user) => updateOrderStatus(body, user),
  ),
)

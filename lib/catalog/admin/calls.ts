import { z } from 'zod'
import { anyProductAnswer, productAnswers } from '@/lib/catalog/product/answer'
import { existingProduct } from '@/lib/catalog/product/queries'
import { PromotionPlan } from '@/lib/catalog/promotion/schema'
import { endPromotion, planPromotion } from '@/lib/catalog/promotion/service'
import { SpacerListQuery, TireListQuery, WheelListQuery } from '@/lib/catalog/results/list-query'
import { listProducts } from '@/lib/catalog/results/queries'
import { callTable, handler, listed } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { BulkChange, DraftsToDelete } from './bulk/rules'
import { changeProducts, undoBulkChange } from './bulk/service'
import { withVersion } from './changes'
import { deleteDraft, deleteDrafts } from './delete-draft'
import { NewSpacer, NewTire, NewWheel, ProductEdit } from './entry'
import { PickerQuery } from './list-query'
import { productsToOrder } from './queries'
import { archiveProduct, createProduct, editedProduct, restoreProduct, updateProduct } from './service'
import { adjustStock } from './stock'
import { StockAdjustment } from './stock-adjustment'

const listOf = async ({ query: { query, pageSize } }: { query: z.output<typeof TireListQuery> }) => {
  const { products, total } = await listProducts(query, pageSize)
  return listed(products, total)
}

export const products = callTable({
  'GET /api/admin/orders/products': handler({ user: 'orders', query: PickerQuery }, ({ query }) =>
    productsToOrder(query.search),
  ),
  'PATCH /api/admin/products': handler({ user: 'catalogue', body: BulkChange }, ({ body, user }) =>
    changeProducts(body, user),
  ),
  'POST /api/admin/products/changes/[id]/undo': handler(
    { user: 'catalogue', params: IdParams },
    ({ params, user }) => undoBulkChange(params.id, user),
  ),
  'DELETE /api/admin/products/drafts': handler(
    { user: 'catalogue', body: DraftsToDelete },
    ({ body, user }) => deleteDrafts(body, user),
  ),
  'GET /api/products/[id]': handler(
    { user: 'anyone', params: IdParams, cache: 'public', answers: anyProductAnswer },
    ({ params }) => existingProduct(params.id),
  ),
  'PUT /api/products/[id]': handler(
    { user: 'catalogue', params: IdParams, body: ProductEdit },
    async ({ params, body, user }) => {
      const { version, ...entry } = body
      return withVersion(await updateProduct(params.id, entry, user, version))
    },
  ),
  'DELETE /api/products/[id]': handler(
    { user: 'catalogue', params: IdParams, status: 204 },
    ({ params, user }) => deleteDraft(params.id, user),
  ),
  'POST /api/products/[id]/archive': handler({ user: 'catalogue', params: IdParams }, ({ params, user }) =>
    archiveProduct(params.id, user),
  ),
  /** A product for the editor, with the version that a save is checked against. */
  'GET /api/products/[id]/edit': handler({ user: 'catalogue', params: IdParams }, ({ params }) =>
    editedProduct(params.id),
  ),
  'POST /api/products/[id]/promotion': handler(
    { user: 'catalogue', params: IdParams, body: PromotionPlan },
    ({ params, body, user }) => planPromotion(params.id, body, user),
  ),
  'DELETE /api/products/[id]/promotion': handler(
    { user: 'catalogue', params: IdParams },
    ({ params, user }) => endPromotion(params.id, user),
  ),
  'POST /api/products/[id]/restore': handler({ user: 'catalogue', params: IdParams }, ({ params, user }) =>
    restoreProduct(params.id, user),
  ),
  'POST /api/products/[id]/stock': handler(
    { user: 'catalogue', params: IdParams, body: StockAdjustment },
    ({ params, body, user }) => adjustStock(params.id, body, user),
  ),
  'GET /api/spacers': handler(
    { user: 'anyone', query: SpacerListQuery, cache: 'public', answers: z.array(productAnswers.Spacer) },
    listOf,
  ),
  'POST /api/spacers': handler({ user: 'catalogue', body: NewSpacer, status: 201 }, ({ body, user }) =>
    createProduct({ productType: 'Spacer', ...body }, user),
  ),
  'GET /api/spacers/[id]': handler(
    { user: 'anyone', params: IdParams, cache: 'public', answers: productAnswers.Spacer },
    ({ params }) => existingProduct(params.id, 'Spacer'),
  ),
  'GET /api/tires': handler(
    { user: 'anyone', query: TireListQuery, cache: 'public', answers: z.array(productAnswers.Tire) },
    listOf,
  ),
  'POST /api/tires': handler({ user: 'catalogue', body: NewTire, status: 201 }, ({ body, user }) =>
    createProduct({ productType: 'Tire', ...body }, user),
  ),
  'GET /api/tires/[id]': handler(
    { user: 'anyone', params: IdParams, cache: 'public', answers: productAnswers.Tire },
    ({ params }) => existingProduct(params.id, 'Tire'),
  ),
  'GET /api/wheels': handler(
    { user: 'anyone', query: WheelListQuery, cache: 'public', answers: z.array(productAnswers.Wheel) },
    listOf,
  ),
  'POST /api/wheels': handler({ user: 'catalogue', body: NewWheel, status: 201 }, ({ body, user }) =>
    createProduct({ productType: 'Wheel', ...body }, user),
  ),
  'GET /api/wheels/[id]': handler(
    { user: 'anyone', params: IdParams, cache: 'public', answers: productAnswers.Wheel },
    ({ params }) => existingProduct(params.id, 'Wheel'),
  ),
})

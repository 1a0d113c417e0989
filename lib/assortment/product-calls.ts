import { z } from 'zod'
import { PromotionPlan } from '@/lib/assortment/promotion/schema'
import { endPromotion, planPromotion } from '@/lib/assortment/promotion/service'
import { anyProductAnswer, productAnswers } from '@/lib/catalog/product/answer'
import { existingProduct } from '@/lib/catalog/product/queries'
import type { ProductType } from '@/lib/catalog/product/schema'
import { tagsOfProductAnswer } from '@/lib/catalog/product/tags'
import { call, callTable } from '@/lib/platform/api/call-table'
import { listed } from '@/lib/platform/api/handler'
import { expiresWith } from '@/lib/platform/cache/cache'
import { SpacerListQuery, TireListQuery, WheelListQuery } from '@/lib/storefront/results/list-query'
import { listProducts } from '@/lib/storefront/results/queries'
import { tagsOfListAnswer } from '@/lib/storefront/results/tags'
import { BulkChange, DraftsToDelete } from './products/bulk/rules'
import { changeProducts, deleteDraft, deleteDrafts, undoBulkChange } from './products/bulk/service'
import { withVersion } from './products/changes'
import { NewSpacer, NewTire, NewWheel, ProductEdit } from './products/entry'
import { PickerQuery } from './products/list-query'
import { productsToOrder } from './products/queries'
import {
  adjustStock,
  archiveProduct,
  createProduct,
  editedProduct,
  restoreProduct,
  updateProduct,
} from './products/service'
import { StockAdjustment } from './products/stock-adjustment'

const listOf = async ({ query, pageSize }: z.output<typeof TireListQuery>) => {
  expiresWith(tagsOfListAnswer(query))
  const { products, total } = await listProducts(query, pageSize)
  return listed(products, total)
}

const answerProduct = (type?: ProductType) => (id: number) => {
  expiresWith(tagsOfProductAnswer(id))
  return existingProduct(id, type)
}

const productAnswer = (type: ProductType) => ({ cache: 'public', answers: productAnswers[type] }) as const
const listAnswer = (type: ProductType) =>
  ({ cache: 'public', answers: z.array(productAnswers[type]) }) as const

export const products = callTable(
  call('GET /api/admin/orders/products', 'orders', { query: PickerQuery }, (query) =>
    productsToOrder(query.search),
  ),
  call('PATCH /api/admin/products', 'catalogue', { body: BulkChange }, changeProducts),
  call('POST /api/admin/products/changes/[id]/undo', 'catalogue', undoBulkChange),
  call('DELETE /api/admin/products/drafts', 'catalogue', { body: DraftsToDelete }, deleteDrafts),
  call('GET /api/products/[id]', 'anyone', { cache: 'public', answers: anyProductAnswer }, answerProduct()),
  call('PUT /api/products/[id]', 'catalogue', { body: ProductEdit }, async (id, body, user) => {
    const { version, ...entry } = body
    return withVersion(await updateProduct(id, entry, user, version))
  }),
  call('DELETE /api/products/[id]', 'catalogue', { status: 204 }, deleteDraft),
  call('POST /api/products/[id]/archive', 'catalogue', archiveProduct),
  /** A product for the editor, with the version that a save is checked against. */
  call('GET /api/products/[id]/edit', 'catalogue', editedProduct),
  call('POST /api/products/[id]/promotion', 'catalogue', { body: PromotionPlan }, planPromotion),
  call('DELETE /api/products/[id]/promotion', 'catalogue', endPromotion),
  call('POST /api/products/[id]/restore', 'catalogue', restoreProduct),
  call('POST /api/products/[id]/stock', 'catalogue', { body: StockAdjustment }, adjustStock),
  call('GET /api/spacers', 'anyone', { query: SpacerListQuery, ...listAnswer('Spacer') }, listOf),
  call('POST /api/spacers', 'catalogue', { body: NewSpacer, status: 201 }, (body, user) =>
    createProduct({ productType: 'Spacer', ...body }, user),
  ),
  call('GET /api/spacers/[id]', 'anyone', productAnswer('Spacer'), answerProduct('Spacer')),
  call('GET /api/tires', 'anyone', { query: TireListQuery, ...listAnswer('Tire') }, listOf),
  call('POST /api/tires', 'catalogue', { body: NewTire, status: 201 }, (body, user) =>
    createProduct({ productType: 'Tire', ...body }, user),
  ),
  call('GET /api/tires/[id]', 'anyone', productAnswer('Tire'), answerProduct('Tire')),
  call('GET /api/wheels', 'anyone', { query: WheelListQuery, ...listAnswer('Wheel') }, listOf),
  call('POST /api/wheels', 'catalogue', { body: NewWheel, status: 201 }, (body, user) =>
    createProduct({ productType: 'Wheel', ...body }, user),
  ),
  call('GET /api/wheels/[id]', 'anyone', productAnswer('Wheel'), answerProduct('Wheel')),
)

import { PromotionPlan } from '@/lib/catalog/promotion/schema'
import { endPromotion, planPromotion } from '@/lib/catalog/promotion/service'
import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'catalogue', params: IdParams, body: PromotionPlan }, ({ params, body, user }) =>
    planPromotion(params.id, body, user),
  ),
  DELETE: handler({ user: 'catalogue', params: IdParams }, ({ params, user }) =>
    endPromotion(params.id, user),
  ),
})

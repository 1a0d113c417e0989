import 'server-only'
import { productTypes } from '@/lib/catalog/product/schema'
import { finderTag, productPagesTag, productsTag } from '@/lib/catalog/product/tags'
import { newsTag } from '@/lib/customers/news/tags'
import { vehiclePagesTag, vehiclesTag } from '@/lib/fitment/vehicles/tags'
import { expireHere } from '@/lib/platform/cache/cache'
import { listenToOtherServers } from '@/lib/platform/cache/expired-tags'
import { processState } from '@/lib/platform/runtime/process-state'
import { deliveryTag, paymentsTag } from '@/lib/sales/tags'
import { settingsTag } from '@/lib/shop/settings/tags'
import { searchWordsTag } from '@/lib/storefront/search/listed-synonyms'

/** Expires everything that other servers may have changed without telling this one. */
function expirePublicPages(): void {
  expireHere([
    ...productTypes.flatMap((type) => [productsTag(type), productPagesTag(type), finderTag(type)]),
    newsTag,
    deliveryTag,
    settingsTag,
    vehiclesTag,
    vehiclePagesTag,
    searchWordsTag,
    paymentsTag,
  ])
}

/** Follows the writes of other servers. When this one starts, its prerendered pages are as old as the build. */
export function followOtherServers(): void {
  processState('shopFollowsOthers', () => {
    expirePublicPages()
    return listenToOtherServers({ onTags: expireHere, onListening: expirePublicPages })
  })
}

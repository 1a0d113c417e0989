import 'server-only'
import { productTypes } from '@/lib/catalog/product/schema'
import { finderTag, productPagesTag, productsTag } from '@/lib/catalog/product/tags'
import { searchWordsTag } from '@/lib/catalog/search/tags'
import { expireHere } from '@/lib/core/cache/cache'
import { listenToOtherServers } from '@/lib/core/cache/expired-tags'
import { deliveryTag } from '@/lib/delivery/tags'
import { vehiclePagesTag, vehiclesTag } from '@/lib/fitment/vehicles/tags'
import { newsTag } from '@/lib/news/tags'
import { paymentsTag } from '@/lib/payments/offered/tags'
import { settingsTag } from '@/lib/settings/tags'

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

/**
 * Keeps this server's pages up to date with the writes of other servers. When it starts, its prerendered pages are as
 * old as the build.
 */
export function followOtherServers(): void {
  expirePublicPages()
  void listenToOtherServers({ onTags: expireHere, onListening: expirePublicPages })
}

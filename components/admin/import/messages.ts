import { productFieldMessages } from '@/components/admin/products/entry-messages'
import { problemMessages } from '@/components/problems/problem-messages'

const importGroups = ['import', 'unsupported_media_type'] as const

/** What the leaves of the import say: everything that can be wrong with a product's fields is among it. */
export const importMessages = [...importGroups, ...productFieldMessages, ...problemMessages]

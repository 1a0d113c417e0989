import { pushOverlay } from '@/components/ui/overlay/overlay-entry'

/** The search parameter of /orders that names the order to open. */
export const ORDER_PARAM = 'order'

/** Opens an order over the list: the address follows, and Back closes it. */
export const openOrder = (id: string) => pushOverlay(`?${ORDER_PARAM}=${encodeURIComponent(id)}`)

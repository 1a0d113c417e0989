import { variable } from '@/lib/platform/runtime/env'

/** The shop's public origin, for absolute addresses. Pages are rendered at build time, so a build needs it too. */
export const shopOrigin = () => new URL(variable('SHOP_ORIGIN'))

/** The absolute address of a path of the shop; an absolute address stays as it is. */
export const absoluteAddress = (path: string): string => new URL(path, shopOrigin()).href

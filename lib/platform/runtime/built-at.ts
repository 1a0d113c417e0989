/** When this release was built; `next.config.ts` writes it into the server. Null where nothing is built, as in tests. */
export const builtAt: Date | null = process.env.SHOP_BUILT_AT ? new Date(process.env.SHOP_BUILT_AT) : null

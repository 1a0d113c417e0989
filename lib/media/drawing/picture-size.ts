/** Product pictures are 4:3. */
export const PRODUCT_PICTURE = { width: 1280, height: 960 } as const
/** News pictures are 16:9. */
export const NEWS_PICTURE = { width: 1280, height: 720 } as const

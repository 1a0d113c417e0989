/** The list, and whatever shows more than one item. */
export const newsTag = 'news'
export const newsItemTag = (id: number) => `news:${id}`

/** The list, and whatever shows more than one item. */
export const newsTag = 'news'
/** One item: its page. */
export const newsItemTag = (id: number) => `news:${id}`

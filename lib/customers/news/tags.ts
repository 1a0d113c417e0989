/** The tag of the list and of everything that shows several items. */
export const newsTag = 'news'
export const newsItemTag = (id: number) => `news:${id}`

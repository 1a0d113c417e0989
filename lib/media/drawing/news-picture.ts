import pictures from './news-pictures.json'

const picturesBySlug = new Map(Object.entries(pictures))

/** The drawing of one of the demo's news; of any other news the shop's own. */
export const newsPicture = (slug: string): string => picturesBySlug.get(slug) ?? pictures.default

import { rows } from './database'

/** The English titles of the news that have one, by id. */
export async function fetchEnglishTitles(): Promise<Map<number, string>> {
  const news = await rows("SELECT id, title_en FROM news WHERE title_en <> ''")
  return new Map(news.map(({ id, title_en }) => [id, title_en]))
}

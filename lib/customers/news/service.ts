import 'server-only'
import { freePictures, keepPictures } from '@/lib/media/uploads/picture-use.service'
import { expireTags } from '@/lib/platform/cache/cache'
import { now, rowOf, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { recordChange } from '@/lib/shop/audit/service'
import { contentColumns, type EditedNews, getEditedNews } from './queries'
import type { ChangedNews, NewNews } from './schema'
import { newsItemTag, newsTag } from './tags'

const columns = [...contentColumns, 'published', 'version'] as const
type Stored = Awaited<ReturnType<typeof lockNews>>

const auditedNews = ({ version: _, createdDate, ...rest }: Stored) => ({
  ...rest,
  createdDate: createdDate.toISOString(),
})

/** Creates an item: a draft, or an item that appears on its date. */
export async function createNews(input: NewNews, by: ShopUser): Promise<EditedNews> {
  const { createdDate, ...rest } = input
  const id = await transaction(async (tx) => {
    await keepNewsPicture(tx, input.url)
    const { id, ...stored } = await tx
      .insertInto('news')
      .values({ ...rowOf('news', rest), createdDate: createdDate ? new Date(createdDate) : undefined })
      .returning(['id', ...columns])
      .executeTakeFirstOrThrow()
    await recordChange(tx, by, {
      action: 'news.create',
      subject: { type: 'news', id },
      before: null,
      after: auditedNews(stored),
    })
    return id
  })
  if (input.published) expireTags([newsTag, newsItemTag(id)])
  return getEditedNews(id)
}

/**
 * Saves the texts, the state and the date of an item over the version that was edited.
 * @throws ShopError news.not_found; news.changed when somebody else has saved since
 */
export async function changeNews(id: number, input: ChangedNews, by: ShopUser): Promise<EditedNews> {
  const { version, createdDate, ...rest } = input
  const isVisible = await transaction(async (tx) => {
    const before = await lockNews(tx, id, version)
    await keepNewsPicture(tx, rest.url)
    const date = createdDate ? new Date(createdDate) : before.published ? before.createdDate : new Date()
    const wanted = { ...rest, createdDate: date }
    const after = { ...before, ...wanted }
    await tx
      .updateTable('news')
      .set((eb) => ({ ...rowOf('news', wanted), version: eb('version', '+', 1), editedAt: now }))
      .where('id', '=', id)
      .execute()
    if (after.url !== before.url) await freePictures(tx, [before.url])
    await recordChange(tx, by, {
      action: actionOf(before, after),
      subject: { type: 'news', id },
      before: auditedNews(before),
      after: auditedNews(after),
    })
    return before.published || after.published
  })
  if (isVisible) expireTags([newsTag, newsItemTag(id)])
  return getEditedNews(id)
}

const actionOf = (before: { published: boolean }, after: { published: boolean }) =>
  before.published === after.published ? 'news.edit' : after.published ? 'news.publish' : 'news.withdraw'

/** Deletes a draft. @throws ShopError news.not_found, news.changed, news.published for an item that is not withdrawn yet */
export async function deleteNews(id: number, version: number, by: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const before = await lockNews(tx, id, version)
    if (before.published) throw new ShopError('news.published')
    await tx.deleteFrom('news').where('id', '=', id).execute()
    await freePictures(tx, [before.url])
    await recordChange(tx, by, {
      action: 'news.delete',
      subject: { type: 'news', id },
      before: auditedNews(before),
      after: null,
    })
  })
}

/** Keeps an uploaded picture from being cleared away. @throws ShopError picture_missing for one that was cleared away */
async function keepNewsPicture(tx: Transaction, url: string): Promise<void> {
  const missing = await keepPictures(tx, [url])
  if (missing.length > 0) throw new ShopError('invalid', [{ path: 'url', code: 'picture_missing' }])
}

async function lockNews(tx: Transaction, id: number, version: number) {
  const stored = await tx
    .selectFrom('news')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!stored) throw new ShopError('news.not_found')
  if (stored.version !== version) throw new ShopError('news.changed')
  return stored
}

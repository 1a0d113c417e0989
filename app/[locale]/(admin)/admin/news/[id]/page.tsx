import { notFound } from 'next/navigation'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { Editable } from '@/components/admin/editing/Editable'
import { NewsEditor } from '@/components/admin/news/NewsEditor'
import { ShopError } from '@/lib/core/errors'
import { pathId } from '@/lib/http/request/params'
import { getEditedNews } from '@/lib/news/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

type Props = { params: Promise<{ id: string }> }

export const generateMetadata = () => unlistedMetadata('adminNews.edit')

export default async function EditNewsPage({ params }: Props) {
  const written = (await params).id
  await adminOrLeave(`/admin/news/${encodeURIComponent(written)}`)
  const id = pathId.safeParse(written)
  if (!id.success) notFound()
  const item = await getEditedNews(id.data).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === 'news.not_found') return null
    throw error
  })
  if (!item) notFound()
  return (
    <Editable area="catalogue">
      <NewsEditor item={item} />
    </Editable>
  )
}

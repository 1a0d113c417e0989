import { Editable } from '@/components/admin/editing/Editable'
import { itemOr404 } from '@/components/admin/item-or-404'
import { NewsEditor } from '@/components/customers/admin/news/NewsForm'
import { getEditedNews } from '@/lib/customers/news/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const instant = false

type Props = { params: Promise<{ id: string }> }

export const generateMetadata = () => unlistedMetadata('adminNews.edit')

export default async function EditNewsPage({ params }: Props) {
  const item = await itemOr404('/admin/news', params, getEditedNews)
  return (
    <Editable area="catalogue">
      <NewsEditor item={item} />
    </Editable>
  )
}

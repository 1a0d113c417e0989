import { editorPage } from '@/components/admin/editing/editor-page'
import { NewsEditor } from '@/components/customers/admin/news/NewsForm'
import { getEditedNews } from '@/lib/customers/news/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('adminNews.edit')

export default editorPage('/admin/news', getEditedNews, (item) => <NewsEditor item={item} />)

import { adminOrLeave } from '@/components/admin/admin-gate'
import { NewsEditor } from '@/components/customers/admin/news/NewsForm'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('adminNews.new')

export default async function NewNewsPage() {
  await adminOrLeave('/admin/news/new')
  return <NewsEditor item={null} />
}

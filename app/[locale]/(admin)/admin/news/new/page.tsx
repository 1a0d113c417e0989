import { adminOrLeave } from '@/components/admin/admin-gate'
import { NewsEditor } from '@/components/admin/news/NewsEditor'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('adminNews.new')

export default async function NewNewsPage() {
  await adminOrLeave('/admin/news/new')
  return <NewsEditor item={null} />
}

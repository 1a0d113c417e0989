import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { NewsEditor } from '@/components/admin/news/NewsEditor'

export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('adminNews')
  return { title: t('new'), robots: { index: false } }
}

export default async function NewNewsPage() {
  await adminOrLeave('/admin/news/new')
  return <NewsEditor item={null} />
}

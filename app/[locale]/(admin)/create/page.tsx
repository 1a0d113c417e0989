import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { NewProductPage } from '@/components/admin/products/NewProductPage'

export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('productAdmin')
  return { title: t('new.Tire'), robots: { index: false } }
}

export default async function CreatePage() {
  return <NewProductPage type="Tire" admin={await adminOrLeave('/create')} path="/create" />
}

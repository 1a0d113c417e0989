import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { type Picked, pickedOf } from '@/components/admin/orders/bulk-form'
import { PackingSlip } from '@/components/admin/orders/PackingSlip'
import { PrintButton } from '@/components/admin/orders/PrintButton'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Notice } from '@/components/ui/Notice'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { ordersWithIds } from '@/lib/orders/panel'

export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.packing')
  return { title: t('titleAll'), robots: { index: false } }
}

/** As many as a page of the list has at most. */
const MOST_SLIPS = 100

/** The slips of the orders that were picked in the list, each on a sheet of its own. */
export default async function PackingPage(props: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  await adminOrLeave('/admin/packing')
  const { order } = await props.searchParams
  const ids = [order ?? []]
    .flat()
    .map(pickedOf)
    .filter((picked): picked is Picked => picked !== null)
    .slice(0, MOST_SLIPS)
    .map(({ id }) => id)
  const orders = await ordersWithIds(ids)
  const t = await getTranslations('admin')
  const locale = await pageLocale()
  return (
    <PageContainer className="print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 py-6 print:hidden">
        <Link href={localePath(locale, '/admin')} className="prose-link inline-flex min-h-touch items-center">
          {t('back')}
        </Link>
        {orders.length > 0 ? (
          <ClientMessages groups={['admin']}>
            <PrintButton />
          </ClientMessages>
        ) : null}
      </div>
      {orders.length === 0 ? (
        <>
          <PageHead title={t('packing.titleAll')} />
          <Notice title={t('packing.none')}>{t('packing.noneText')}</Notice>
        </>
      ) : (
        <div className="grid gap-6 print:block">
          {orders.map((each) => (
            <PackingSlip key={each.id} order={each} />
          ))}
        </div>
      )}
    </PageContainer>
  )
}

import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { DueDate } from '@/components/admin/withdrawals/DueDate'
import type { Dashboard } from '@/lib/dashboard/schema'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

/** The returns that are not settled, those whose money is due first on top. */
export async function OpenWithdrawals({ count, open }: Dashboard['withdrawals']) {
  const t = await getTranslations('dashboard')
  const path = localePath(await pageLocale(), '/admin/withdrawals')
  if (count === 0) return null
  return (
    <div>
      <Link href={path} className="prose-link touch-link font-semibold">
        {t('withdrawals', { count })}
      </Link>
      <ul className="mt-1 text-sm">
        {open.map(({ id, orderNumber, name, refundDueAt }) => (
          <li key={id} className="border-t border-hairline py-1.5 wrap-anywhere last:border-b">
            <Link href={`${path}/${id}`} className="prose-link touch-link">
              {orderNumber}
            </Link>{' '}
            {name}. <DueDate refundDueAt={refundDueAt} />
          </li>
        ))}
      </ul>
    </div>
  )
}

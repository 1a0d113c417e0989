import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { AnswerDue } from '@/components/admin/complaints/AnswerDue'
import type { Dashboard } from '@/lib/dashboard/schema'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

/** The complaints without an answer, those that are due first on top. */
export async function OpenComplaints({ count, open }: Dashboard['complaints']) {
  const t = await getTranslations('dashboard')
  const path = localePath(await pageLocale(), '/admin/complaints')
  if (count === 0) return null
  return (
    <div>
      <Link href={path} className="prose-link touch-link font-semibold">
        {t('complaints', { count })}
      </Link>
      <ul className="mt-1 text-sm">
        {open.map(({ id, orderNumber, name, answerDueOn }) => (
          <li key={id} className="border-t border-hairline py-1.5 wrap-anywhere last:border-b">
            <Link href={`${path}#complaint-${id}`} className="prose-link touch-link">
              {orderNumber}
            </Link>{' '}
            {name}. <AnswerDue answerDueOn={answerDueOn} isOpen />
          </li>
        ))}
      </ul>
    </div>
  )
}

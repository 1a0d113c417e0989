import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/Notice'
import type { Problem } from '@/lib/storefront/results/address'

/** Names the parts of an address that were ignored, so that nobody takes the list for what the address asked for. */
export async function ProblemNote({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  const t = await getTranslations('results')
  const asWritten = ({ parameter, value }: Problem) => [parameter, value].filter(Boolean).join('=')
  return (
    <div className="mb-6">
      <Notice kind="error" title={t('problemsTitle')}>
        <ul>
          {problems.map((problem) => (
            <li key={asWritten(problem) + problem.code}>
              <code className="font-semibold break-all text-type">{asWritten(problem)}</code>:{' '}
              {t(`problems.${problem.code}`)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

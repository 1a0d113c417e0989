import { getTranslations } from 'next-intl/server'
import { Heading } from '@/components/ui/Heading'
import { Table } from '@/components/ui/Table'
import { hasFailed } from '@/lib/office/shop-health/reading'
import { agoText } from '@/lib/office/shop-health/words'
import type { JobRun } from '@/lib/platform/jobs/queries'
import { pageLocale } from '@/lib/shop/texts/locale'
import type messages from '@/messages/pl.json'

type KnownJob = keyof typeof messages.shopHealth.jobNames

export async function JobRuns({ runs }: { runs: JobRun[] }) {
  const t = await getTranslations('shopHealth')
  const locale = await pageLocale()
  const now = new Date()
  // the table may hold jobs of another version of the shop
  const isKnown = (name: string): name is KnownJob => t.has(`jobNames.${name as KnownJob}`)
  const ago = (at: Date | null) => (at ? agoText(at, now, locale) : t('never'))
  return (
    <section className="mt-8">
      <Heading className="mb-3">{t('jobs')}</Heading>
      <Table
        caption={t('jobs')}
        rows={runs}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'job',
            header: t('job'),
            cell: ({ name }) => (isKnown(name) ? t(`jobNames.${name}`) : name),
          },
          { key: 'lastRun', header: t('lastRun'), cell: ({ succeededAt }) => ago(succeededAt) },
          {
            key: 'lastFailure',
            header: t('lastFailure'),
            cell: (run) =>
              run.failedAt ? (
                <span className={hasFailed(run) ? 'wrap-anywhere text-danger' : 'wrap-anywhere text-soft'}>
                  {ago(run.failedAt)}: <span lang="en">{run.failure}</span>
                </span>
              ) : (
                <span className="text-soft">{t('noFailure')}</span>
              ),
          },
        ]}
      />
    </section>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { LeaveGuard } from '@/components/admin/editing/LeaveGuard'
import { BackLink } from '@/components/layout/BackLink'
import { PageHead } from '@/components/layout/PageHead'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Notice } from '@/components/ui/Notice'
import type { EditedNews } from '@/lib/customers/news/queries'
import { newsPath } from '@/lib/customers/news/rules'
import { localePath } from '@/lib/platform/i18n/routing'
import { NewsActions } from './NewsActions'
import { NewsConflict } from './NewsConflict'
import { NewsFields } from './NewsFields'
import { NewsPreview } from './NewsPreview'
import { NewsStateBadge } from './NewsStateBadge'
import { useNewsForm } from './use-news-form'

/** The form of a news item, with its preview beside it. */
export function NewsForm({ item: first }: { item: EditedNews | null }) {
  const t = useTranslations('adminNews')
  const tEditor = useTranslations('editor')
  const problemText = useProblemText()
  const locale = useLocale()
  const titleId = useId()
  const state = useNewsForm(first)
  const { item, problem, form } = state
  return (
    <>
      <PageHead
        // an item that was just saved keeps this page
        title={item ? <span lang="pl">{item.title}</span> : t('new')}
        aside={<BackLink path="/admin/news">{t('backToList')}</BackLink>}
      />
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-2">
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            // the Enter key saves and does not publish
            void state.save()
          }}
          className="flex flex-col gap-6"
        >
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <NewsStateBadge state={item?.state ?? 'draft'} />
            {item?.state === 'published' ? (
              <a
                href={localePath(locale, newsPath(item.id))}
                target="_blank"
                className="prose-link touch-link"
                rel="noopener"
              >
                {t('open')}
              </a>
            ) : null}
            <span className="text-sm text-soft">
              {form.formState.isDirty ? t('unsaved') : item ? t('upToDate') : ''}
            </span>
          </p>
          <NewsConflict state={state} />
          <NewsFields state={state} />
          {problem ? (
            <Notice kind="error" title={problemText(problem)}>
              {t('kept')}
            </Notice>
          ) : null}
          <NewsActions state={state} />
          <LeaveGuard
            active={form.formState.isDirty}
            text={tEditor('leaveText')}
            onLeave={() => form.reset()}
          />
        </form>
        <section aria-labelledby={titleId} className="lg:sticky lg:top-6">
          <h2 id={titleId} className="mb-4 font-display text-lg font-bold">
            {t('preview')}
          </h2>
          <NewsPreview values={form.watch()} item={item} language={state.language} />
        </section>
      </div>
    </>
  )
}

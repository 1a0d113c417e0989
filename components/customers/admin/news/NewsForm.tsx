'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { EditorConfirmButton } from '@/components/admin/editing/ConfirmButton'
import { EditConflict } from '@/components/admin/editing/EditConflict'
import { LeaveGuard } from '@/components/admin/editing/LeaveGuard'
import { SaveButton } from '@/components/admin/editing/SaveButton'
import { NewsArticle, NewsCard, ShopVideo } from '@/components/customers/news/NewsViews'
import { VideoPlayer } from '@/components/customers/news/VideoPlayer'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { BackLink } from '@/components/layout/links/BackLink'
import { TextLink } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { Heading } from '@/components/ui/Heading'
import { Notice } from '@/components/ui/Notice'
import type { EditedNews } from '@/lib/customers/news/queries'
import { embedAddress, newsIn, newsPath, textFields, videoId, watchAddress } from '@/lib/customers/news/rules'
import { defaultLocale, type Locale, languageName } from '@/lib/platform/i18n/routing'
import { fromShopTime } from '@/lib/platform/time/clock'
import { NewsFields } from './NewsFields'
import { NewsStateBadge } from './NewsStateBadge'
import { languageOf, type NewsDraft, type NewsFormState, newsFields, useNewsForm } from './use-news-form'

export function NewsForm({ item: first }: { item: EditedNews | null }) {
  const t = useTranslations('adminNews')
  const tEditor = useTranslations('editor')
  const problemText = useProblemText()
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
              <TextLink path={newsPath(item.id)} target="_blank" rel="noopener">
                {t('open')}
              </TextLink>
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
          <Heading id={titleId} className="mb-4">
            {t('preview')}
          </Heading>
          <NewsPreview values={form.watch()} item={item} language={state.language} />
        </section>
      </div>
    </>
  )
}

function NewsActions({ state }: { state: NewsFormState }) {
  const t = useTranslations('adminNews')
  const { item, busy, done, form } = state
  const isDraft = !item || item.state === 'draft'
  const date = fromShopTime(form.watch('createdDate'))
  const isForLater = date !== undefined && date > new Date()
  const wayBack = isDraft ? 'delete' : 'withdraw'
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isDraft ? (
        <Button
          look="signal"
          busy={busy === 'publish'}
          busyLabel={t('publishing')}
          onClick={() => state.store(true)}
        >
          {t(isForLater ? 'schedule' : 'publish')}
        </Button>
      ) : null}
      <SaveButton look={isDraft ? 'quiet' : 'signal'} busy={busy === 'save'} busyLabel={t('saving')}>
        {t(isDraft ? 'saveDraft' : 'save')}
      </SaveButton>
      {item ? (
        <EditorConfirmButton
          label={t(wayBack)}
          title={t(`${wayBack}Title`)}
          question={t(item.state === 'scheduled' ? 'withdrawScheduledText' : `${wayBack}Text`)}
          yes={t(`${wayBack}Yes`)}
          no={t('back')}
          closeLabel={t('close')}
          busy={busy === (isDraft ? 'delete' : 'publish')}
          busyLabel={t(isDraft ? 'deleting' : 'withdrawing')}
          onYes={isDraft ? state.remove : () => state.store(false)}
        />
      ) : null}
      <p role="status" className="font-medium text-field">
        {done ? t(`done.${done}`) : ''}
      </p>
    </div>
  )
}

const labels = { createdDate: 'date', url: 'picture', urlVideo: 'video' } as const

function NewsConflict({ state }: { state: NewsFormState }) {
  const t = useTranslations('adminNews')
  const labelOf = (name: keyof NewsDraft) => {
    if (name === 'createdDate' || name === 'url' || name === 'urlVideo') return t(labels[name])
    const locale = languageOf(name) ?? defaultLocale
    const label = t(name === textFields[locale].title ? 'title' : 'description')
    return locale === defaultLocale ? label : `${label} (${languageName[locale]})`
  }
  const theirs = state.conflict?.theirs
  if (!theirs) return null
  const mine = state.form.getValues()
  const differing = newsFields.filter((name) => mine[name] !== theirs[name])
  return (
    <EditConflict
      state={state}
      title={t('conflictTitle')}
      text={t('conflictText')}
      theirs={differing.map((name) => [
        t('theirs', { field: labelOf(name) }),
        (name === 'createdDate' ? theirs[name].replace('T', ' ') : theirs[name]) || t('nothing'),
      ])}
    />
  )
}

type Props = { values: NewsDraft; item: EditedNews | null; language: Locale }

/** Shows the typed item as visitors of a language will see it. */
function NewsPreview({ values, item, language }: Props) {
  const t = useTranslations('adminNews')
  const date = fromShopTime(values.createdDate) ?? new Date()
  const texts = newsIn(values, language)
  const shown = {
    ...texts,
    id: item?.id ?? 0,
    title: texts.title.trim() || t('untitled'),
    description: texts.description.trim() || t('noText'),
    url: values.url.trim(),
    urlVideo: values.urlVideo,
    createdDate: date.toISOString(),
  }
  const embed = embedAddress(shown.urlVideo)
  const id = videoId(shown.urlVideo)
  return (
    <div className="flex flex-col gap-8">
      <div inert className="max-w-md">
        <NewsCard item={shown} reader={language} heading="h3" />
      </div>
      <div className="rounded-lg border border-hairline p-4 md:p-6">
        <NewsArticle item={shown} reader={language} heading="h3">
          {embed && id ? (
            <VideoPlayer key={id} title={shown.title} embed={embed} watch={watchAddress(id)} />
          ) : (
            <ShopVideo />
          )}
        </NewsArticle>
      </div>
    </div>
  )
}

/** The page with the form of an item; null for a new item. */
export function NewsEditor({ item }: { item: EditedNews | null }) {
  return (
    <PageContainer>
      <FreshOnVisit>
        <NewsForm key={item?.id ?? 'new'} item={item} />
      </FreshOnVisit>
    </PageContainer>
  )
}

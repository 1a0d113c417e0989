import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { ShopButton, TextLink } from '@/components/layout/links/ShopLink'
import { AnsweredLists, FoundVehicles, QuestionNotes } from '@/components/storefront/results/AnsweredLists'
import { Table } from '@/components/ui/Table'
import { vehicleName } from '@/lib/fitment/vehicles/vehicle'
import type { MissRow } from '@/lib/storefront/search/misses/queries'
import { listOfMiss } from '@/lib/storefront/search/misses/queries'
import { findAnswer, pathOfWhole } from '@/lib/storefront/search/reading/answer'
import { asksForGoods } from '@/lib/storefront/search/reading/query-of-parts'
import { loadVocabulary, readQuestion } from '@/lib/storefront/search/reading/vocabulary'
import { listName } from '@/lib/storefront/words/results-text'
import { DeleteSynonym } from './SynonymForm'
import { sentencePath } from './sentence-address'

export type ShownSynonym = { id: number; phrase: string; meaning: string; isUnderstood: boolean }

type Props = { synonyms: readonly ShownSynonym[]; canChange: boolean }

export function SynonymList({ synonyms, canChange }: Props) {
  const t = useTranslations('adminSearch')
  return (
    <ul className="border-t border-hairline">
      {synonyms.map(({ id, phrase, meaning, isUnderstood }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline py-2"
        >
          <p className="min-w-0 wrap-anywhere">
            <TextLink
              path={sentencePath(phrase)}
              className="font-semibold"
              aria-label={t('tryWord', { phrase })}
            >
              {phrase}
            </TextLink>{' '}
            → {meaning}
            {isUnderstood ? null : <span className="text-danger"> ({t('lost')})</span>}
          </p>
          {canChange ? <DeleteSynonym id={id} phrase={phrase} /> : null}
        </li>
      ))}
    </ul>
  )
}

export async function MissesTable({ misses }: { misses: readonly MissRow[] }) {
  const t = await getTranslations('adminSearch')
  const named = await Promise.all(
    misses.map(async (miss) => {
      const list = miss.kind === 'empty' ? await listOfMiss(miss.question) : null
      return {
        ...miss,
        name: list ? await listName(list.query, list.vehicle) : miss.question,
        path: miss.kind === 'empty' ? miss.question : sentencePath(miss.question),
      }
    }),
  )
  return (
    <Table
      caption={t('misses')}
      rows={named}
      rowKey={({ kind, question }) => `${kind} ${question}`}
      columns={[
        {
          key: 'question',
          header: t('question'),
          rest: true,
          cell: ({ name, path }) => (
            <TextLink path={path} className="wrap-anywhere">
              {name}
            </TextLink>
          ),
        },
        { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
        { key: 'thisWeek', header: t('thisWeek'), numeric: true, cell: ({ thisWeek }) => thisWeek },
        { key: 'lastWeek', header: t('lastWeek'), numeric: true, cell: ({ lastWeek }) => lastWeek },
        { key: 'year', header: t('year'), numeric: true, cell: ({ year }) => year },
      ]}
    />
  )
}

export async function SentenceAnswer({ question }: { question: string }) {
  const t = await getTranslations('adminSearch')
  const reading = await readQuestion(question, await loadVocabulary())
  const answer = await findAnswer(reading)
  const path = pathOfWhole(reading, answer.lists)
  const [list] = answer.lists
  const [car] = reading.cars ?? []
  const isOfList = reading.type !== undefined
  return (
    <div className="mt-6">
      {path ? (
        <p className="mb-6 flex flex-wrap items-center gap-3">
          {t(isOfList ? 'leads' : 'leadsCar')}
          <ShopButton path={path} look="signal">
            {isOfList && list ? await listName(list.query, list.vehicle ?? null) : car && vehicleName(car)} →
          </ShopButton>
        </p>
      ) : null}
      <QuestionNotes title={question} reading={reading} />
      {asksForGoods(reading) ? (
        <>
          {reading.cars ? <FoundVehicles vehicles={reading.cars} lists={answer.lists} /> : null}
          <AnsweredLists title={question} answer={answer} />
        </>
      ) : (
        <p className="text-soft">{t('nothing')}</p>
      )}
    </div>
  )
}

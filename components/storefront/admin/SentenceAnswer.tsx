import { getTranslations } from 'next-intl/server'
import { AdminButton } from '@/components/admin/AdminLink'
import { FoundVehicles } from '@/components/fitment/FoundVehicles'
import { AnsweredLists } from '@/components/storefront/results/AnsweredLists'
import { QuestionNotes } from '@/components/storefront/results/QuestionNotes'
import { vehicleName } from '@/lib/fitment/vehicle'
import { findAnswer, pathOfWhole } from '@/lib/storefront/search/reading/answer'
import { asksForGoods } from '@/lib/storefront/search/reading/asked'
import { loadVocabulary, readQuestion } from '@/lib/storefront/search/reading/vocabulary'
import { listName } from '@/lib/storefront/words/results-text'

/** What a question to the search leads to, from what is stored now. */
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
          <AdminButton path={path} look="signal">
            {isOfList && list ? await listName(list.query, list.vehicle ?? null) : car && vehicleName(car)} →
          </AdminButton>
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

import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/Button'
import { pageLocale } from '@/lib/shop/texts/locale'

const actions = { withdrawal: '/api/withdrawal/answer', complaint: '/api/complaints/question' }

type Props = { about: keyof typeof actions; choiceKey: string }

/** Whether the buyer sent it: two buttons of a plain form, since opening the link alone answers nothing. */
export async function QuestionForm({ about, choiceKey }: Props) {
  const t = await getTranslations('withdrawal.question')
  return (
    <form method="post" action={actions[about]} className="flex flex-wrap gap-4">
      <input type="hidden" name="key" value={choiceKey} />
      <input type="hidden" name="locale" value={await pageLocale()} />
      <Button type="submit" look="signal" name="answer" value="mine">
        {t('mine')}
      </Button>
      <Button type="submit" look="quiet" name="answer" value="notMine">
        {t('notMine')}
      </Button>
    </form>
  )
}

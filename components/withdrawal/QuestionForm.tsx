import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/Button'
import { pageLocale } from '@/lib/i18n/locale'

/** Whether the buyer sent a statement: two buttons of a plain form, since opening the link alone answers nothing. */
export async function QuestionForm({ choiceKey }: { choiceKey: string }) {
  const t = await getTranslations('withdrawal.question')
  return (
    <form method="post" action="/api/withdrawal/answer" className="flex flex-wrap gap-4">
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

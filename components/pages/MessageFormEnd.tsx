import { useLocale } from 'next-intl'
import type { ReactNode, RefObject } from 'react'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { PrivacyNote } from './PrivacyNote'

type Props = {
  form: { failure: string | null; isSubmitting: boolean; outcome: RefObject<HTMLDivElement | null> }
  words: { failed: string; callUs: string; submit: string; busy: string }
  /** What the shop does with the message; `link` leads to the rules about data. */
  privacy: (link: (words: ReactNode) => ReactNode) => ReactNode
}

/** What stands below the fields of a message to the shop: why it was not sent, the button, and a word about data. */
export function MessageFormEnd({ form, words, privacy }: Props) {
  const locale = useLocale()
  return (
    <>
      <div ref={form.outcome} className="empty:hidden">
        {form.failure !== null ? (
          <Notice kind="error" title={words.failed}>
            {form.failure} {words.callUs}
          </Notice>
        ) : null}
      </div>
      <Button type="submit" look="signal" wide busy={form.isSubmitting} busyLabel={words.busy}>
        {words.submit}
      </Button>
      <PrivacyNote locale={locale} text={privacy} />
    </>
  )
}

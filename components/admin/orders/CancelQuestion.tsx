import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'

/**
 * Asks within the form that cancels; the form reads the answer as `sure`. Canceling returns stock and sends the buyer a
 * mail, and a wrong option of a select is easily chosen.
 */
export function CancelQuestion({ busy, children }: { busy: boolean; children: string }) {
  const t = useTranslations('admin.cancel')
  return (
    <span className="mt-2 block rounded border border-l-4 border-hairline border-l-danger bg-face p-4">
      <span className="block font-medium">{children}</span>
      <span className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" name="sure" value="yes" look="ink" busy={busy} busyLabel={t('busy')}>
          {t('yes')}
        </Button>
        <Button type="submit" name="sure" value="no" look="quiet">
          {t('no')}
        </Button>
      </span>
    </span>
  )
}

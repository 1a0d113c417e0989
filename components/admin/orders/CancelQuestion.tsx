import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'

/**
 * Asked in the form that would cancel, which reads the answer as `sure`: canceling moves stock and writes to the buyer,
 * and a select is soon mistaken.
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

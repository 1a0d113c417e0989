import { getTranslations } from 'next-intl/server'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { Heading } from '@/components/ui/Heading'
import { formatDateTime } from '@/lib/sales/orders/dates'
import type { SettingsEntry } from '@/lib/shop/settings/queries'
import { pageLocale } from '@/lib/shop/texts/locale'
import { RestoreVersionButton } from './RestoreVersionButton'

/** The versions of the settings, newest first; each earlier one can be put back. */
export async function SettingsHistory({ entries }: { entries: SettingsEntry[] }) {
  const t = await getTranslations('adminSettings')
  const locale = await pageLocale()
  const [newest] = entries
  return (
    <section aria-labelledby="settings-history" className="mt-12 max-w-4xl">
      <Heading id="settings-history" className="mb-3">
        {t('history')}
      </Heading>
      {newest ? (
        <ol className="border-y border-hairline">
          {entries.map(({ version, savedAt, savedByName, restores, cause, rulesSince }) => (
            <li
              key={version}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline py-3 first:border-t-0"
            >
              <p className="wrap-anywhere">
                <b>{t('version', { version })}</b>{' '}
                {savedByName === ''
                  ? formatDateTime(savedAt, locale)
                  : t('by', { date: formatDateTime(savedAt, locale), name: savedByName })}
                {cause === null ? null : `, ${t(`causes.${cause}`)}`}
                {restores === null ? null : `, ${t('restored', { version: restores })}`}
                {rulesSince === null ? null : `, ${t('rulesSince', { date: rulesSince })}`}
              </p>
              {version === newest.version ? (
                <p className="text-sm font-medium text-field">{t('current')}</p>
              ) : (
                <ChangesOnly area="settings">
                  <RestoreVersionButton version={newest.version} restores={version} />
                </ChangesOnly>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p>{t('historyNone')}</p>
      )}
    </section>
  )
}

import { adminPage } from '@/components/admin/admin-page'
import { Editable } from '@/components/admin/editing/Editable'
import { ClosedNotice } from '@/components/admin/settings/ClosedNotice'
import { SettingsEditor } from '@/components/admin/settings/SettingsEditor'
import { SettingsHistory } from '@/components/admin/settings/SettingsHistory'
import { titledTexts } from '@/components/admin/settings/titled-texts'
import { env } from '@/lib/core/runtime/env'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { noDetails, settingsFrom, textsOf } from '@/lib/settings/form'
import { readSettings, settingsHistory } from '@/lib/settings/queries'
import { builtInDetails } from '@/lib/shop'

export const instant = false

export const generateMetadata = () => unlistedMetadata('adminSettings.title')

export default adminPage({ words: 'adminSettings', path: '/admin/settings' }, async () => {
  const { version, settings } = await readSettings()
  const first = settingsFrom(env().SHOP_MODE === 'demo' ? builtInDetails() : noDetails)
  return (
    <>
      <ClosedNotice />
      <Editable area="settings">
        <SettingsEditor start={textsOf(settings ?? first)} version={version} builtIn={await titledTexts()} />
      </Editable>
      <SettingsHistory entries={await settingsHistory()} />
    </>
  )
})

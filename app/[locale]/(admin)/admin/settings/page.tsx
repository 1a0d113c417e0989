import { adminPage } from '@/components/admin/admin-page'
import { Editable } from '@/components/admin/editing/Editable'
import { ClosedNotice } from '@/components/office/settings/ClosedNotice'
import { SettingsEditor } from '@/components/office/settings/SettingsEditor'
import { SettingsHistory } from '@/components/office/settings/SettingsHistory'
import { titledTexts } from '@/components/office/settings/titled-texts'
import { env } from '@/lib/platform/runtime/env'
import { builtInDetails } from '@/lib/platform/shop-details'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'
import { noDetails, settingsFrom, textsOf } from '@/lib/shop/settings/form'
import { handovers } from '@/lib/shop/settings/load'
import { readSettings, settingsHistory } from '@/lib/shop/settings/queries'

export const instant = false

export const generateMetadata = () => unlistedMetadata('adminSettings.title')

export default adminPage({ words: 'adminSettings', path: '/admin/settings' }, async () => {
  const { version, settings } = await readSettings()
  const details = env().SHOP_MODE === 'demo' ? builtInDetails() : noDetails
  const first = { ...settingsFrom(details), ...handovers() }
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

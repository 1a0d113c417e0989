import { adminPage } from '@/components/admin/admin-page'
import { Editable } from '@/components/admin/editing/Editable'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { KsefSettingsForm } from '@/components/sales/admin/ksef/KsefSettingsForm'
import { readKsefSettings } from '@/lib/sales/invoices/ksef/settings'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('adminKsef.title')

export default adminPage({ words: 'adminKsef', path: '/admin/ksef' }, async () => {
  const settings = await readKsefSettings()
  return (
    <Editable area="settings">
      <FreshOnVisit>
        <KsefSettingsForm key={JSON.stringify(settings)} settings={settings} />
      </FreshOnVisit>
    </Editable>
  )
})

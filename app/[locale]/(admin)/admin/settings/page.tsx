import { getTranslations } from 'next-intl/server'
import { adminPage } from '@/components/admin/admin-page'
import { Editable } from '@/components/admin/editing/Editable'
import { ClosedNotice } from '@/components/office/settings/ClosedNotice'
import type { BuiltInTexts } from '@/components/office/settings/OwnTextsFields'
import { SettingsEditor } from '@/components/office/settings/SettingsEditor'
import { SettingsHistory } from '@/components/office/settings/SettingsHistory'
import { env } from '@/lib/platform/runtime/env'
import { builtInDetails } from '@/lib/platform/shop-details'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'
import { builtInTexts } from '@/lib/shop/settings/built-in-texts'
import { noDetails, settingsFrom, textsOf } from '@/lib/shop/settings/form'
import { handovers } from '@/lib/shop/settings/load'
import { readSettings, settingsHistory } from '@/lib/shop/settings/queries'
import { type TextName, textNames } from '@/lib/shop/settings/texts'

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

/** The texts that came with the shop, each titled with its page and its heading. */
async function titledTexts(): Promise<BuiltInTexts> {
  const t = await getTranslations()
  const on = (page: 'rules' | 'how' | 'about' | 'privacy') => (heading: Parameters<typeof t>[0]) =>
    `${t(`adminSettings.pages.${page}`)}: ${t(heading)}`
  const [rules, how, about, privacy] = [on('rules'), on('how'), on('about'), on('privacy')]
  const priced = (title: string) => t('adminSettings.priced', { title })
  const titles: Record<TextName, string> = {
    rulesSeller: rules('rulesPage.sections.seller.title'),
    rulesOrder: rules('rulesPage.sections.order.title'),
    rulesPayment: rules('rulesPage.sections.payment.title'),
    rulesDelivery: rules('rulesPage.sections.delivery.title'),
    rulesDeliveryPriced: priced(rules('rulesPage.sections.delivery.title')),
    rulesWithdrawal: rules('rulesPage.sections.withdrawal.title'),
    rulesComplaints: rules('rulesPage.sections.complaints.title'),
    rulesGuarantee: rules('rulesPage.sections.guarantee.title'),
    rulesPrivacy: rules('rulesPage.sections.privacy.title'),
    rulesService: rules('rulesPage.sections.service.title'),
    rulesDisputes: rules('rulesPage.sections.disputes.title'),
    howChoose: how('howWeWork.steps.choose.title'),
    howOrder: how('howWeWork.steps.order.title'),
    howConfirm: how('howWeWork.steps.confirm.title'),
    howPrepare: how('howWeWork.steps.prepare.title'),
    howDeliver: how('howWeWork.steps.deliver.title'),
    howDeliverPriced: priced(how('howWeWork.steps.deliver.title')),
    howSupport: how('howWeWork.steps.support.title'),
    aboutWho: about('aboutCompany.who.label'),
    aboutWhat: about('aboutCompany.what.label'),
    aboutWhere: about('aboutCompany.where.label'),
    privacyNecessary: privacy('privacyPage.necessary'),
    privacyOthers: privacy('privacyPage.others'),
    privacyAnalytics: privacy('privacyPage.analytics'),
  }
  const texts = builtInTexts()
  return Object.fromEntries(
    textNames.map((name) => [name, { ...texts[name], title: titles[name] }]),
  ) as BuiltInTexts
}

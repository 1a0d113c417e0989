import 'server-only'
import { getTranslations } from 'next-intl/server'
import { builtInTexts } from '@/lib/shop/settings/built-in'
import { type TextName, textNames } from '@/lib/shop/settings/texts'
import type { BuiltInTexts } from './SettingsTexts'

/** The texts that came with the shop, each with the page and the heading that it stands below. */
export async function titledTexts(): Promise<BuiltInTexts> {
  const t = await getTranslations()
  const rules = (heading: Parameters<typeof t>[0]) => `${t('adminSettings.pages.rules')}: ${t(heading)}`
  const how = (heading: Parameters<typeof t>[0]) => `${t('adminSettings.pages.how')}: ${t(heading)}`
  const about = (heading: Parameters<typeof t>[0]) => `${t('adminSettings.pages.about')}: ${t(heading)}`
  const privacy = (heading: Parameters<typeof t>[0]) => `${t('adminSettings.pages.privacy')}: ${t(heading)}`
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

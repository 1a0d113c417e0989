import { type Locale, perLocale } from '@/lib/platform/i18n/routing'

/** The texts that an owner can replace, each with the path of its message. */
export const textPaths = {
  rulesSeller: 'rulesPage.sections.seller.text',
  rulesOrder: 'rulesPage.sections.order.text',
  rulesPayment: 'rulesPage.sections.payment.text',
  rulesDelivery: 'rulesPage.sections.delivery.text',
  rulesDeliveryPriced: 'rulesPage.deliveryPriced',
  rulesWithdrawal: 'rulesPage.sections.withdrawal.text',
  rulesComplaints: 'rulesPage.sections.complaints.text',
  rulesGuarantee: 'rulesPage.sections.guarantee.text',
  rulesPrivacy: 'rulesPage.sections.privacy.text',
  rulesService: 'rulesPage.sections.service.text',
  rulesDisputes: 'rulesPage.sections.disputes.text',
  howChoose: 'howWeWork.steps.choose.text',
  howOrder: 'howWeWork.steps.order.text',
  howConfirm: 'howWeWork.steps.confirm.text',
  howPrepare: 'howWeWork.steps.prepare.text',
  howDeliver: 'howWeWork.steps.deliver.text',
  howDeliverPriced: 'howWeWork.steps.deliver.textPriced',
  howSupport: 'howWeWork.steps.support.text',
  aboutWho: 'aboutCompany.who.text',
  aboutWhat: 'aboutCompany.what.text',
  aboutWhere: 'aboutCompany.where.text',
  privacyNecessary: 'privacyPage.necessaryText',
  privacyOthers: 'privacyPage.othersText',
  privacyAnalytics: 'privacyPage.analyticsText',
} as const
export type TextName = keyof typeof textPaths
export const textNames = Object.keys(textPaths) as TextName[]

export type OwnText = Record<Locale, string>
export const noText: OwnText = perLocale(() => '')
export type OwnTexts = Partial<Record<TextName, OwnText>>

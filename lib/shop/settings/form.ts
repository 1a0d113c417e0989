import { dayHoursText, specialDayText, weekdays } from '@/lib/platform/opening-hours'
import type { ShopDetails } from '@/lib/platform/shop-details'
import { toPln } from '@/lib/platform/values/money'
import { foreignRatesText } from '@/lib/shop/abroad'
import { formatAccount } from '@/lib/shop/transfer-code'
import { usualHandovers } from './rules'
import { type Settings, type SettingsInput, USUAL_REFUND_LIMIT_GROSZE } from './schema'
import { noText, type OwnText, type TextName, textNames } from './texts'

export type SettingsTexts = Required<SettingsInput> & { texts: Record<TextName, OwnText> }

/** The settings as the form shows them; nothing else of a stored version goes along. */
export function textsOf(
  settings: Settings & { rulesSince?: unknown; formerBrands?: unknown },
): SettingsTexts {
  const { rulesSince, formerBrands, refundLimitGrosze, details, bankAccount, mail, texts, ...others } =
    settings
  const { company, map, hours } = details
  return {
    ...others,
    foreignRates: foreignRatesText(others.foreignRates),
    installationDays: String(others.installationDays),
    pickupDays: String(others.pickupDays),
    details: {
      ...details,
      hours: {
        week: hours.week.map((day) => (day ? dayHoursText(day) : '')),
        special: hours.special.map(specialDayText).join('\n'),
      },
      company: { ...company, shareCapital: String(company.shareCapital) },
      map: { latitude: String(map.latitude), longitude: String(map.longitude) },
    },
    bankAccount: bankAccount && formatAccount(bankAccount),
    refundLimit: toPln(refundLimitGrosze).toFixed(2),
    mail: { orders: mail.orders.join(', '), claims: mail.claims.join(', ') },
    texts: Object.fromEntries(
      textNames.map((name) => [name, { ...noText, ...texts[name] }]),
    ) as SettingsTexts['texts'],
  }
}

/** What a shop begins with that has saved no settings. */
export const settingsFrom = (details: ShopDetails): Settings => ({
  isClosed: false,
  closedNote: noText,
  reopensOn: '',
  sellsToCompaniesAbroad: true,
  foreignRates: [],
  ...usualHandovers,
  deductions: 'note',
  companyPayments: 'transfer',
  isTermsRead: false,
  secondFactor: 'off',
  details,
  bankAccount: '',
  refundLimitGrosze: USUAL_REFUND_LIMIT_GROSZE,
  mail: { orders: [], claims: [] },
  texts: {},
})

/** The details of a shop whose owner has not entered the seller yet. */
export const noDetails: ShopDetails = {
  name: '',
  brand: '',
  company: {
    name: '',
    street: '',
    postCode: '',
    city: '',
    taxId: '',
    courtRegister: '',
    court: '',
    shareCapital: 0,
    bdo: '',
  },
  phone: '',
  email: '',
  hours: { week: weekdays.map(() => null), special: [] },
  map: { latitude: 52, longitude: 19 },
  social: { facebook: '', instagram: '', youtube: '' },
  apps: { android: '', ios: '' },
  partsAddress: '',
  guaranteeNotice: { pl: '', en: '' },
}

import type { SettingsInput } from './schema'

/** What an owner types: another shop than the demo's. */
export const typedSettings = (more: Partial<SettingsInput> = {}): SettingsInput => ({
  isClosed: false,
  details: {
    name: 'Opony Bies',
    brand: 'Bies',
    company: {
      name: 'Bies Sp. z o.o.',
      street: 'ul. Polna 7',
      postCode: '90-001',
      city: 'Łódź',
      taxId: '525-224-84-81',
      courtRegister: 'KRS 0000123456',
      court: 'Sąd Rejonowy dla Łodzi-Śródmieścia, XX Wydział KRS',
      shareCapital: '10000,50',
      bdo: '000123456',
    },
    phone: '+48 601 702 803',
    email: 'sklep@bies.example',
    hours: {
      week: ['9:00–17:30', '9:00–17:30', '9:00–17:30', '9:00–17:30', '9:00–17:30', '9:00–13:00', ''],
      special: '24.12.2026 9:00–12:00\n31.12.2026',
    },
    map: { latitude: '51.7592', longitude: '19.4560' },
    social: { facebook: 'https://facebook.com/bies', instagram: '', youtube: '' },
    apps: { android: '', ios: '' },
  },
  bankAccount: '92 1240 1234 0001 5678 9012 3456',
  mail: { orders: 'biuro@bies.example, magazyn@bies.example', claims: '' },
  texts: {},
  ...more,
})

import 'server-only'
import { db } from '@/lib/platform/database/db'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { roles } from '@/lib/platform/identity/roles'
import { shop } from '@/lib/platform/shop-details'
import type { AuditFacts } from '@/lib/shop/audit/rules'
import { exportKinds } from '@/lib/shop/audit/schema'
import { formatMoment } from '@/lib/shop/mail/dates'
import { linkTo, type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { findAccount } from '@/lib/shop/provider-accounts'
import { wordsOf } from '@/lib/shop/texts/translator'
import { maskedAccount } from '@/lib/shop/transfer-code'

type Kind = 'newOwner' | 'ownerChanged' | 'newRole' | 'account' | 'export' | 'file'

type ExportKind = keyof typeof exportKinds
type Line = [name: string, value: string]

const isAboutPeople: Record<ExportKind, boolean> = {
  orders: true,
  couriers: true,
  invoices: true,
  customer: true,
  reports: false,
  receipts: false,
  products: false,
  vehicles: false,
  misses: false,
}

const exportOf = (action: string): ExportKind | undefined =>
  (Object.keys(exportKinds) as ExportKind[]).find((kind) => action === `export.${kind}`)

function mailKindOf(action: string, before: AuditFacts, after: AuditFacts): Kind {
  const file = exportOf(action)
  if (file) return isAboutPeople[file] ? 'export' : 'file'
  if (action.startsWith('settings.')) return 'account'
  if (after.role === 'owner' || after.admin === true) return 'newOwner'
  return typeof after.role === 'string' && before.role !== 'owner' ? 'newRole' : 'ownerChanged'
}

/** To an owner, in the shop's language: a change of rights, money or data. Null for an owner whose address is erased. */
export async function ownersToldMail(payload: unknown): Promise<Mail | null> {
  const { auditId, uid } = topics['owners.told'].parse(payload)
  const to = uid === null ? shop.email : ((await addressOf(uid)) ?? (await findAccount(uid))?.email)
  if (!to) return null
  const entry = await db().auditEntry.findUniqueOrThrow({ where: { id: auditId } })
  const [before, after] = [(entry.before ?? {}) as AuditFacts, (entry.after ?? {}) as AuditFacts]
  const kind = mailKindOf(entry.action, before, after)
  const locale = defaultLocale
  const t = wordsOf(locale)
  const account = (fact: unknown) =>
    typeof fact === 'string' && fact !== '' ? maskedAccount(fact) : t('mail.owners.noAccount')
  const role = roles.find((each) => each === after.role)
  const person = (await addressOf(entry.subjectId)) || entry.subjectId
  const roleNow: Line = [t('mail.owners.role'), t(role ? `roles.${role}` : 'mail.owners.noRole')]
  const file = exportOf(entry.action)
  const whose: Line[] = entry.subjectType === 'account' ? [[t('mail.owners.subjectId'), entry.subjectId]] : []
  const fileFacts: Line[] = [
    [t('mail.owners.file'), file ? t(`audit.actions.export.${file}`) : ''],
    ...whose,
    [t('mail.owners.rows'), String(after.rows ?? '')],
  ]
  const facts: Record<Kind, Line[]> = {
    newOwner: [],
    ownerChanged: [roleNow],
    newRole: [roleNow],
    account: [
      [t('mail.owners.accountBefore'), account(before.bankAccount)],
      [t('mail.owners.accountAfter'), account(after.bankAccount)],
    ],
    export: fileFacts,
    file: fileFacts,
  }
  return writeMail({
    locale,
    to,
    subject: t(`mail.owners.subject.${kind}`),
    blocks: [
      { kind: 'text', text: t(`mail.owners.text.${kind}`, { person }) },
      {
        kind: 'facts',
        facts: [
          [t('mail.owners.by'), entry.actorName],
          [t('mail.owners.at'), formatMoment(entry.at, locale, 'short')],
          ...facts[kind],
        ],
      },
      { kind: 'text', text: t('mail.owners.check') },
      linkTo('/admin/audit', locale, t('mail.owners.open')),
    ],
  })
}

/** The address of a present or former member, '' once it is erased; undefined for an owner by claim alone. */
const addressOf = async (uid: string): Promise<string | undefined> =>
  (await db().staffMember.findUnique({ where: { uid }, select: { email: true } }))?.email

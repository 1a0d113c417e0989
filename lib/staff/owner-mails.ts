import 'server-only'
import type { Facts } from '@/lib/audit/rules'
import { db } from '@/lib/core/database/db'
import { defaultLocale, localePath } from '@/lib/i18n/routing'
import { wordsOf } from '@/lib/i18n/translator'
import { roles } from '@/lib/identity/roles'
import { formatMoment } from '@/lib/mail/moment'
import { type Mail, writeMail } from '@/lib/mail/template'
import { topics } from '@/lib/mail/topics'
import { maskedAccount } from '@/lib/payments/transfer/transfer-code'
import { absoluteAddress } from '@/lib/seo/origin'
import { shop } from '@/lib/shop'

type Kind = 'newOwner' | 'ownerChanged' | 'account' | 'export'

function kindOf(action: string, after: Facts): Kind {
  if (action.startsWith('export.')) return 'export'
  if (action.startsWith('settings.')) return 'account'
  return after.role === 'owner' || after.admin === true ? 'newOwner' : 'ownerChanged'
}

/** To an owner, in the shop's language: what somebody did with rights, money or data. Nobody is told whose address is gone. */
export async function ownersToldMail(payload: unknown): Promise<Mail | null> {
  const { auditId, uid } = topics['owners.told'].parse(payload)
  const to = uid === null ? shop.email : await addressOf(uid)
  if (!to) return null
  const entry = await db().auditEntry.findUniqueOrThrow({ where: { id: auditId } })
  const [before, after] = [(entry.before ?? {}) as Facts, (entry.after ?? {}) as Facts]
  const kind = kindOf(entry.action, after)
  const locale = defaultLocale
  const t = wordsOf(locale)
  const account = (fact: unknown) =>
    typeof fact === 'string' && fact !== '' ? maskedAccount(fact) : t('mail.owners.noAccount')
  const role = roles.find((each) => each === after.role)
  const person = (await addressOf(entry.subjectId)) || entry.subjectId
  const facts: Record<Kind, [name: string, value: string][]> = {
    newOwner: [],
    ownerChanged: [[t('mail.owners.role'), role ? t(`roles.${role}`) : t('mail.owners.noRole')]],
    account: [
      [t('mail.owners.accountBefore'), account(before.bankAccount)],
      [t('mail.owners.accountAfter'), account(after.bankAccount)],
    ],
    export: [
      [t('mail.owners.file'), exportName(entry.action, t)],
      ...(entry.subjectType === 'account'
        ? [[t('mail.owners.subjectId'), entry.subjectId] satisfies [string, string]]
        : []),
      [t('mail.owners.rows'), String(after.rows ?? '')],
    ],
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
      {
        kind: 'action',
        label: t('mail.owners.open'),
        href: absoluteAddress(localePath(locale, '/admin/audit')),
      },
    ],
  })
}

/** The address of somebody who is or was of the staff; undefined where the table has none. */
const addressOf = async (uid: string): Promise<string | undefined> =>
  (await db().staffMember.findUnique({ where: { uid }, select: { email: true } }))?.email || undefined

const exportName = (action: string, t: ReturnType<typeof wordsOf>): string =>
  action === 'export.customer'
    ? t('audit.actions.export.customer')
    : t(action === 'export.couriers' ? 'audit.actions.export.couriers' : 'audit.actions.export.orders')

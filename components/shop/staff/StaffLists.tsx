import { useLocale, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/Card'
import { formatDate } from '@/lib/sales/orders/dates'
import type { Member, OpenInvitation } from '@/lib/shop/staff/queries'
import { MemberForm, WithdrawInvitation } from './MemberForm'

type ListProps = { members: Member[]; canChange: boolean; askerUid: string }

/** The staff; without forms for a role that may not change them. */
export function MemberList({ members, canChange, askerUid }: ListProps) {
  const t = useTranslations('staff')
  const tRoles = useTranslations('roles')
  const locale = useLocale()
  return (
    <ul className="grid gap-3">
      {members.map(({ uid, email, role, since, invitedByName, factorSince }) => (
        <Card as="li" key={uid} className="grid gap-3">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{email}</p>
            <p className="text-sm">{tRoles(role)}</p>
            <p className="text-sm text-soft">
              {since ? t('since', { date: formatDate(since, locale) }) : t('byClaim')}
              {invitedByName ? `, ${t('invitedBy', { name: invitedByName })}` : null}
            </p>
            {canChange ? (
              <p className="text-sm text-soft">
                {factorSince ? t('factorOn', { date: formatDate(factorSince, locale) }) : t('factorOff')}
              </p>
            ) : null}
          </div>
          {canChange ? (
            <MemberForm
              key={role}
              uid={uid}
              email={email}
              role={role}
              hasFactor={factorSince !== null}
              isSelf={uid === askerUid}
            />
          ) : null}
        </Card>
      ))}
    </ul>
  )
}

export function InvitationList(props: { invitations: OpenInvitation[]; canChange: boolean }) {
  const t = useTranslations('staff')
  const tRoles = useTranslations('roles')
  const locale = useLocale()
  if (props.invitations.length === 0) return <p className="text-soft">{t('noInvitations')}</p>
  return (
    <ul className="grid gap-3">
      {props.invitations.map(({ id, email, role, invitedByName, expiresAt, isExpired }) => (
        <Card as="li" key={id} className="grid gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{email}</p>
            <p className="text-sm">{tRoles(role)}</p>
            <p className="text-sm text-soft">
              {t(isExpired ? 'expired' : 'expires', { date: formatDate(expiresAt, locale) })},{' '}
              {t('invitedBy', { name: invitedByName })}
            </p>
          </div>
          {props.canChange ? (
            <div>
              <WithdrawInvitation id={id} email={email} />
            </div>
          ) : null}
        </Card>
      ))}
    </ul>
  )
}

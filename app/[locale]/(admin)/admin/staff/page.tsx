import { getTranslations } from 'next-intl/server'
import { AdminSection } from '@/components/admin/AdminSection'
import { mayChange } from '@/components/admin/admin-gate'
import { adminPage } from '@/components/admin/admin-page'
import { InviteForm } from '@/components/shop/staff/MemberForm'
import { InvitationList, MemberList } from '@/components/shop/staff/StaffLists'
import { Facts } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import { roles } from '@/lib/platform/identity/roles'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'
import { listStaff } from '@/lib/shop/staff/queries'

export const generateMetadata = () => unlistedMetadata('staff.title')

export default adminPage({ words: 'staff', path: '/admin/staff' }, async ({ t, user }) => {
  const tRoles = await getTranslations('roles')
  const canChange = await mayChange('settings')
  const { members, invitations, isComplete } = await listStaff()
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-10">
        <AdminSection title={t('members')}>
          {isComplete ? null : <Notice className="mb-4" title={t('incomplete')} />}
          <MemberList members={members} canChange={canChange} askerUid={user.uid} />
        </AdminSection>
        <AdminSection title={t('invitations')}>
          <InvitationList invitations={invitations} canChange={canChange} />
        </AdminSection>
      </div>
      <div className="grid min-w-0 gap-10">
        {canChange ? (
          <AdminSection title={t('inviteTitle')}>
            <InviteForm />
          </AdminSection>
        ) : null}
        <AdminSection title={t('rolesTitle')}>
          <Facts
            look="described"
            className="grid gap-3"
            facts={roles.map((role) => [tRoles(role), t(`about.${role}`)])}
          />
        </AdminSection>
      </div>
    </div>
  )
})

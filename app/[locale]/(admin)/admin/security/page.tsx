import { adminPage } from '@/components/admin/admin-page'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { ConfirmSignIn } from '@/components/shop/security/ConfirmSignIn'
import { EnrollmentPanel } from '@/components/shop/security/EnrollmentPanel'
import { FactorPanel } from '@/components/shop/security/FactorPanel'
import { Notice } from '@/components/ui/Notice'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'
import { securityPage } from '@/lib/platform/identity/admin-pages'
import { safeNext } from '@/lib/platform/identity/next'
import { shop } from '@/lib/platform/shop-details'
import { factorStateOf } from '@/lib/shop/second-factor/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'
import { isFactorDemandedOf } from '@/lib/shop/settings/queries'

export const generateMetadata = () => unlistedMetadata('secondFactor.title')

/** The second factor of the caller. A role that demands one does not count before; then the page leads on to `next`. */
export default adminPage(
  {
    words: 'secondFactor',
    read: ({ next }) => (typeof next === 'string' ? next : null),
    path: () => securityPage,
    head: ({ t, user }) => (user.withheld === 'code' ? { lead: t('confirmLead') } : {}),
  },
  async ({ t, locale, user, query }) => {
    const onward = onwardTo(query) ?? localePath(locale, '/admin')
    const state = await factorStateOf(user.uid)
    return (
      <div className="grid max-w-xl gap-6">
        {user.withheld === 'address' ? (
          <Notice
            title={t('addressTitle')}
            action={<ShopButton path="/details">{t('addressLink')}</ShopButton>}
          >
            {t('addressText')}
          </Notice>
        ) : user.withheld === 'code' ? (
          <ConfirmSignIn next={onward} />
        ) : state ? (
          <FactorPanel
            state={state}
            email={user.email}
            shopName={shop.name}
            isDemanded={user.role !== undefined && (await isFactorDemandedOf(user.role))}
          />
        ) : (
          <>
            {user.withheld ? <Notice title={t('demanded')}>{t('demandedText')}</Notice> : null}
            <EnrollmentPanel email={user.email} shopName={shop.name} next={user.withheld ? onward : null} />
          </>
        )}
      </div>
    )
  },
)

/** The page to go on with: an address of the shop other than this page. */
function onwardTo(next: string | null): string | null {
  const safe = safeNext(next)
  return safe && splitLocale(safe.split(/[?#]/)[0] ?? '').path !== securityPage ? safe : null
}

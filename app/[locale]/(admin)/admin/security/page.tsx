import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { ConfirmSignIn } from '@/components/admin/security/ConfirmSignIn'
import { Enrollment } from '@/components/admin/security/Enrollment'
import { FactorPanel } from '@/components/admin/security/FactorPanel'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath, splitLocale } from '@/lib/i18n/routing'
import { securityPage } from '@/lib/identity/admin-pages'
import { safeNext } from '@/lib/identity/next'
import { factorStateOf } from '@/lib/second-factor/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { isFactorDemandedOf } from '@/lib/settings/queries'
import { shop } from '@/lib/shop'

export const instant = false

export const generateMetadata = () => unlistedMetadata('secondFactor.title')

type Props = { searchParams: Promise<{ next?: string | string[] }> }

/** Everybody's own second factor; who needs it for their role to count does it here and goes on to `next`. */
export default async function SecurityPage({ searchParams }: Props) {
  const user = await adminOrLeave(securityPage)
  const t = await getTranslations('secondFactor')
  const locale = await pageLocale()
  const { next } = await searchParams
  const onward = onwardTo(typeof next === 'string' ? next : null) ?? localePath(locale, '/admin')
  const state = await factorStateOf(user.uid)
  const setUp = <Enrollment email={user.email} shopName={shop.name} next={user.withheld ? onward : null} />
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t(user.withheld === 'code' ? 'confirmLead' : 'lead')} />
        <div className="grid max-w-xl gap-6">
          {user.withheld === 'address' ? (
            <Notice
              title={t('addressTitle')}
              action={<LinkButton href={localePath(locale, '/details')}>{t('addressLink')}</LinkButton>}
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
              {setUp}
            </>
          )}
        </div>
    </PageContainer>
  )
}

/** The page to go on with: a safe one other than this. */
function onwardTo(next: string | null): string | null {
  const safe = safeNext(next)
  return safe && splitLocale(safe.split(/[?#]/)[0] ?? '').path !== securityPage ? safe : null
}

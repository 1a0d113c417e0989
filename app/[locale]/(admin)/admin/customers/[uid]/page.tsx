import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AdminSection } from '@/components/admin/AdminSection'
import { adminPage } from '@/components/admin/admin-page'
import { customerPath } from '@/components/admin/customers-address'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { EraseCustomer, SignOutCustomer } from '@/components/customers/admin/customers/CustomerButtons'
import { TextLink } from '@/components/layout/links/ShopLink'
import { NotesSection } from '@/components/sales/admin/notes/NotesSection'
import { StatusBadge } from '@/components/sales/orders/OrderParts'
import { buttonClasses } from '@/components/ui/buttons/Button'
import { Facts } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import { Price } from '@/components/ui/Price'
import { findCustomer } from '@/lib/customers/directory/queries'
import { accountId } from '@/lib/platform/http/request/params'
import { formatDate } from '@/lib/sales/orders/dates'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('customers.one')

export default adminPage(
  {
    words: 'customers',
    path: (_, uid) => customerPath(uid),
    find: async (uid) => (accountId.safeParse(uid).success ? await findCustomer(uid) : null) ?? notFound(),
    head: ({ t, item: { isStaff, name, email, phone } }) =>
      isStaff
        ? { title: t('one'), lead: null }
        : {
            title: <span className="wrap-anywhere">{name}</span>,
            lead: (
              <span className="wrap-anywhere">
                {email} <span className="whitespace-nowrap">{phone}</span>
              </span>
            ),
          },
    back: '/admin/customers',
  },
  async ({ t, locale, item: { uid, isStaff, email, orders, totals, hasAccount } }) =>
    isStaff ? (
      <Notice title={(await getTranslations('errors.customer'))('is_staff')} />
    ) : (
      <>
        <Facts
          look="figure"
          className="grid gap-4 sm:grid-cols-3"
          facts={(['placed', 'paid', 'delivered'] as const).map((kind) => [
            t(`totals.${kind}`),
            <Price key={kind} grosze={totals[kind]} locale={locale} />,
          ])}
        />
        <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
          <AdminSection title={t('orders')}>
            {orders.length === 0 ? <p className="text-soft">{t('noOrders')}</p> : null}
            <ul className="grid gap-2">
              {orders.map((order) => (
                <li
                  key={order.id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2"
                >
                  <TextLink path={`/admin/order/${order.id}`} className="font-semibold whitespace-nowrap">
                    {order.id}
                  </TextLink>
                  <time dateTime={order.orderDate}>{formatDate(order.orderDate, locale)}</time>
                  <StatusBadge status={order.status} />
                  {order.parcels.length > 0 ? (
                    <span className="text-sm text-soft">{t('parcels', { count: order.parcels.length })}</span>
                  ) : null}
                  <span className="ml-auto">
                    <Price grosze={order.totalGrosze} locale={locale} />
                  </span>
                </li>
              ))}
            </ul>
          </AdminSection>
          <div className="grid min-w-0 gap-10">
            <NotesSection of={{ userId: uid }} />
            <AdminSection title={t('data')}>
              <div className="grid justify-items-start gap-4">
                <ChangesOnly area="orders">
                  <p>{t('exportText')}</p>
                  <a
                    href={`/api/admin/customers/${encodeURIComponent(uid)}/export`}
                    download
                    className={buttonClasses('quiet')}
                  >
                    {t('export')}
                  </a>
                </ChangesOnly>
                {hasAccount === false ? <p className="text-soft">{t('noAccount')}</p> : null}
                {hasAccount === false ? null : (
                  <ChangesOnly area="orders">
                    <p>{t('signOutText')}</p>
                    <SignOutCustomer uid={uid} email={email} />
                    <p>{t('eraseText')}</p>
                    <EraseCustomer uid={uid} email={email} />
                  </ChangesOnly>
                )}
              </div>
            </AdminSection>
          </div>
        </div>
      </>
    ),
)

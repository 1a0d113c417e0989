import { adminPage } from '@/components/admin/admin-page'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { AdminPages } from '@/components/admin/list/AdminList'
import { NewsTable } from '@/components/customers/admin/news/NewsTable'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { Notice } from '@/components/ui/Notice'
import { listEditedNews } from '@/lib/customers/news/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('adminNews.list')

export default adminPage(
  {
    words: 'adminNews',
    read: (params) => Number(params.page),
    path: () => '/admin/news',
    head: ({ t }) => ({
      title: t('list'),
      aside: (
        <ChangesOnly area="catalogue">
          <ShopButton path="/admin/news/new" look="signal">
            {t('new')}
          </ShopButton>
        </ChangesOnly>
      ),
    }),
  },
  async ({ t, query }) => {
    const isPage = Number.isInteger(query) && query > 0 && query < 100_000
    const { items, page, pages } = await listEditedNews(isPage ? query : 1)
    return (
      <>
        {items.length > 0 ? <NewsTable items={items} /> : <Notice title={t('none')}>{t('noneText')}</Notice>}
        <AdminPages
          label={t('pages')}
          page={page}
          pages={pages}
          pathOf={(wanted) => `/admin/news?page=${wanted}`}
        />
      </>
    )
  },
)

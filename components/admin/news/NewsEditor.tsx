import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import type { EditedNews } from '@/lib/news/queries'
import { NewsForm } from './NewsForm'

/** The page on which an item is written; null for a new one. */
export function NewsEditor({ item }: { item: EditedNews | null }) {
  return (
    <PageContainer>
      <ClientMessages groups={['adminNews', 'languages', 'editor', 'leave', 'ui', 'news', 'errors']}>
        <FreshOnVisit>
          <NewsForm key={item?.id ?? 'new'} item={item} />
        </FreshOnVisit>
      </ClientMessages>
    </PageContainer>
  )
}

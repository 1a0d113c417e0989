import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import type { EditedNews } from '@/lib/customers/news/queries'
import { NewsForm } from './NewsForm'

/** The page on which an item is written; null for a new one. */
export function NewsEditor({ item }: { item: EditedNews | null }) {
  return (
    <PageContainer>
      <FreshOnVisit>
        <NewsForm key={item?.id ?? 'new'} item={item} />
      </FreshOnVisit>
    </PageContainer>
  )
}

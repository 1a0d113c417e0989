import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { Heading } from '@/components/ui/Heading'
import { SizeMark } from '@/components/ui/SizeMark'

/** The "not found" page of the shop; `finder` stands below it where the missing thing was a product. */
export async function MissingPage({ finder }: { finder?: ReactNode }) {
  const t = await getTranslations('ui')
  return (
    <>
      <PageContainer className="py-14">
        <p aria-hidden="true">
          <SizeMark text="4/0 R4" size="mark" />
        </p>
        <Heading level="h1" look="page" className="mt-6">
          {t('notFoundTitle')}
        </Heading>
        <p className="mt-2 max-w-prose text-soft">{t('notFoundText')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {finder ? null : (
            <ShopButton path="/tires" look="signal">
              {t('toTires')}
            </ShopButton>
          )}
          <ShopButton path="/" look="quiet">
            {t('backHome')}
          </ShopButton>
        </div>
      </PageContainer>
      {finder}
    </>
  )
}

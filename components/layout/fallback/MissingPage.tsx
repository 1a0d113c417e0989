import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { ShopButton } from '@/components/layout/ShopLink'
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
        <h1 className="mt-6 font-display text-xl font-bold">{t('notFoundTitle')}</h1>
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

'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { LeaveGuard } from '@/components/admin/editing/LeaveGuard'
import { SaveButton } from '@/components/admin/editing/SaveButton'
import { Button } from '@/components/ui/Button'
import type { ProductForm } from '@/lib/assortment/products/form'
import { withPhoto } from '@/lib/catalog/product/drawings/drawn-pictures'
import type { EditedProduct, ProductType } from '@/lib/catalog/product/schema'
import type { PolishTitleMessages } from '@/lib/shop/texts/translator'
import { CardPreview } from './CardPreview'
import { pictureAddress } from './drawing-address'
import type { Suggestions } from './FieldControl'
import { FormNotices } from './FormNotices'
import { OfferFields } from './OfferFields'
import { PictureField } from './PictureField'
import { PartFields, TypeFields } from './TypeFields'
import { useProductForm } from './use-product-form'
import { useSettled } from './use-settled'
import { useUploads } from './use-uploads'

type Props = {
  type: ProductType
  start: ProductForm
  /** Null for a new product. */
  product: EditedProduct | null
  suggestions: Suggestions
  titleMessages: PolishTitleMessages
  /** The address of the page, without its language. */
  path: string
  draft: { owner: string; of: string }
}

/** The drawings follow the form after this pause in typing. */
const DRAWING_PAUSE_MS = 600

/** The form of a product, with a preview of its card. */
export function ProductEditor({ type, start, product, suggestions, titleMessages, path, draft }: Props) {
  const t = useTranslations('productAdmin')
  const state = useProductForm({ type, start, product, draft })
  const uploads = useUploads((url) => {
    const { pictures } = state.form.getValues()
    // no picture twice
    if (!pictures.includes(url))
      state.form.setValue('pictures', withPhoto(pictures, url), { shouldDirty: true })
  })
  const settled = useSettled(state.values, DRAWING_PAUSE_MS)
  const addressOf = (url: string) => pictureAddress(url, settled, type)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (uploads.underWay > 0) return state.refuse('picturesUnderWay')
    void state.submit()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('form')}>
      <FormNotices
        state={state}
        path={path}
        shownId={product?.status === 'draft' ? undefined : product?.id}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-1 gap-6">
          <TypeFields state={state} suggestions={suggestions} />
          <OfferFields state={state} suggestions={suggestions} titleMessages={titleMessages} />
          <PartFields state={state} suggestions={suggestions} part="numbers" />
          <PartFields state={state} suggestions={suggestions} part="safety" />
          <PictureField state={state} uploads={uploads} productId={product?.id} addressOf={addressOf} />
        </div>
        <aside aria-labelledby="card-preview" className="lg:sticky lg:top-4">
          <h2 id="card-preview" className="mb-2 text-sm font-semibold text-soft">
            {t('preview')}
          </h2>
          <CardPreview state={state} addressOf={addressOf} stock={product?.quantityInStock} />
        </aside>
      </div>
      <div className="sticky bottom-0 z-20 -mx-4 mt-6 flex flex-wrap items-center gap-3 border-t border-hairline bg-ground px-4 py-3 md:-mx-8 md:px-8">
        <SaveButton busy={state.busy} busyLabel={t('saving')}>
          {state.isNew ? t('create') : t('save')}
        </SaveButton>
        {state.isDirty ? (
          <Button look="quiet" onClick={state.discard}>
            {t('discard')}
          </Button>
        ) : null}
        <span role="status" className="text-sm text-soft">
          {uploads.underWay > 0
            ? t('pictures.underWay', { count: uploads.underWay })
            : state.isDirty
              ? t('unsaved')
              : ''}
        </span>
      </div>
      <LeaveGuard active={state.isDirty && !state.busy} text={t('draftWaits')} />
    </form>
  )
}

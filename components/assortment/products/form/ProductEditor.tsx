'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useState } from 'react'
import { LeaveGuard } from '@/components/admin/editing/LeaveGuard'
import { SaveButton } from '@/components/admin/editing/SaveButton'
import { CardFace } from '@/components/catalog/card/CardFace'
import { cardLines, cardTraits } from '@/components/catalog/card/card-text'
import { Button, buttonClasses } from '@/components/ui/buttons/Button'
import { productSoFar } from '@/lib/assortment/products/form'
import { withPhoto } from '@/lib/catalog/product/drawings/drawn-pictures'
import { isStudded } from '@/lib/catalog/product/rules'
import { productSize, productTraits } from '@/lib/catalog/words/product-text'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import type { PolishTitleMessages } from '@/lib/shop/texts/translator'
import { previewAddress } from './drawing-address'
import { FormNotices } from './FormNotices'
import { OfferFields, PartFields } from './OfferFields'
import { PictureField } from './PictureField'
import { type ProductFormState, useProductForm } from './use-product-form'
import { useUploads } from './use-uploads'

type Props = Parameters<typeof useProductForm>[0] & { titleMessages: PolishTitleMessages; path: string }

const DRAWING_PAUSE_MS = 600

export function ProductEditor({ titleMessages, path, ...edited }: Props) {
  const t = useTranslations('productAdmin')
  const { type, product } = edited
  const state = useProductForm(edited)
  const uploads = useUploads((url) => {
    const { pictures } = state.form.getValues()
    if (!pictures.includes(url))
      state.form.setValue('pictures', withPhoto(pictures, url), { shouldDirty: true })
  })
  const { values } = state
  const [settled, setSettled] = useState(values)
  // nothing is redrawn while somebody types
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), DRAWING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [values])
  const addressOf = (url: string) => previewAddress(url, settled, type)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (uploads.underWay > 0) return state.fail('picturesUnderWay')
    void state.save()
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
          <PartFields state={state} part="size" />
          <PartFields state={state} part="make" />
          {values.retread ? null : <PartFields state={state} part="label" />}
          <OfferFields state={state} titleMessages={titleMessages} />
          <PartFields state={state} part="numbers" />
          <PartFields state={state} part="safety" />
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
        <SaveButton busy={state.busy !== null} busyLabel={t('saving')}>
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
      <LeaveGuard active={state.isDirty && state.busy === null} text={t('draftWaits')} />
    </form>
  )
}

const dashedSize = (size: string) => (/(^|[^\d.])0(?![\d.])/.test(size) ? '–' : size)

type CardPreviewProps = {
  state: ProductFormState
  addressOf: (url: string) => string
  stock: number | undefined
}

function CardPreview({ state, addressOf, stock }: CardPreviewProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { values, type } = state
  const product = productSoFar(values, type)
  const [picture] = values.pictures
  return (
    <div className="max-w-72">
      <CardFace
        card={{
          productType: type,
          lines: cardLines(
            product,
            values.title || t('productAdmin.untitled'),
            dashedSize(productSize(product, t, defaultLocale)),
            defaultLocale,
          ),
          language: defaultLocale,
          picture: picture ? addressOf(picture) : '',
          traits: cardTraits(
            productTraits(product, t).filter((trait) => !/^((CB|DIA) 0)?$/.test(trait)),
            values.title,
            locale,
          ),
          isStudded: isStudded(product),
          grosze: product.priceGrosze,
          stock: stock ?? product.quantityInStock,
        }}
        button={
          <span aria-hidden="true" className={buttonClasses('ink', true)}>
            {t('card.add')}
          </span>
        }
      />
    </div>
  )
}

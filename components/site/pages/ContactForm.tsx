'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Card } from '@/components/ui/Card'
import { Field } from '@/components/ui/controls/Field'
import { TextArea } from '@/components/ui/controls/TextInput'
import { Link } from '@/components/ui/Link'
import { showToast } from '@/components/ui/overlay/toast-store'
import { productPath } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { useProductTitle } from '@/lib/catalog/titles/use-product-title'
import { ContactMessage } from '@/lib/customers/contact/schema'
import { call, callPriced } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { isRowId } from '@/lib/platform/values/row-id'
import { MessageForm, SenderFields, useMessageForm } from './MessageForm'

/** The product in the address, with which the page of a product links here. */
const linkedProduct = () => Number(new URLSearchParams(window.location.search).get('product'))

function AskedProduct({ product }: { product: Product }) {
  const t = useTranslations('contactPage')
  const locale = useLocale()
  const title = useProductTitle(product)
  return (
    <Card as="p" padding="small">
      {t('aboutProduct')}{' '}
      <Link
        href={localePath(locale, productPath(product))}
        lang={title.locale}
        className="prose-link font-semibold"
      >
        {title.text}
      </Link>
    </Card>
  )
}

/** A message to the shop, about the product in the address if it names one. */
export function ContactForm() {
  const t = useTranslations('contactPage')
  const locale = useLocale()
  const router = useRouter()
  const [product, setProduct] = useState<Product | null>(null)
  useEffect(() => {
    const id = linkedProduct()
    if (!isRowId(id)) return
    let isLeft = false
    callPriced('GET /api/products/[id]', { params: { id: String(id) } }).then(
      (found) => !isLeft && setProduct(found),
      // the message can be sent without the product
      (error) => console.warn(String(error)),
    )
    return () => {
      isLeft = true
    }
  }, [])
  const state = useMessageForm(ContactMessage, async (message) => {
    await call('POST /api/contact', { body: { ...message, product_id: product?.id } })
    showToast(t('sent'), { kind: 'success', focus: true })
    router.push(localePath(locale, '/'))
  })
  return (
    <MessageForm group="contactPage" state={state}>
      {product ? <AskedProduct product={product} /> : null}
      <SenderFields group="contactPage" state={state} phone={{ hint: t('phoneHint'), required: true }} />
      <Field label={t('message')} hint={t('messageHint')} error={state.errorOf('message')} required>
        {(control) => <TextArea {...control} {...state.form.register('message')} rows={6} />}
      </Field>
    </MessageForm>
  )
}

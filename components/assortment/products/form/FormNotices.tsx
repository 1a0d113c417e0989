'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { EditConflict } from '@/components/admin/editing/EditConflict'
import { TextLink } from '@/components/layout/links/ShopLink'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { Notice } from '@/components/ui/Notice'
import {
  type FormField,
  formFields,
  isBeginning,
  languageOfControl,
  type ProductForm,
} from '@/lib/assortment/products/form'
import { productPath } from '@/lib/catalog/product/rules'
import type { ProductType } from '@/lib/catalog/product/schema'
import { differingFields } from '@/lib/platform/forms/merge'
import { localePath } from '@/lib/platform/i18n/routing'
import { formatDateTime } from '@/lib/sales/orders/dates'
import { PICTURES_ID } from './PictureField'
import { useFieldLabel, useFormError } from './ProductFields'
import type { ProductFormState, ProductProblem } from './use-product-form'

type Props = {
  state: ProductFormState
  /** The path of the form without its language, to return to after signing in. */
  path: string
  /** The product's id if the shop shows it; a draft has no page. */
  shownId?: number | undefined
}

/** The messages about the form as a whole, above it. They get the focus after a refused press and after saving. */
export function FormNotices({ state, path, shownId }: Props) {
  const t = useTranslations('productAdmin')
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const { refusals, restored, saved } = state
  useEffect(() => {
    if (refusals > 0 || saved) box.current?.focus()
  }, [refusals, saved])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 not-empty:mb-6">
      {restored ? (
        <Notice
          title={t('restoredTitle')}
          action={
            <Button look="quiet" onClick={state.discard}>
              {t('discard')}
            </Button>
          }
        >
          {t('restoredText', { at: formatDateTime(restored, locale) })}
        </Notice>
      ) : null}
      <ProductConflict state={state} />
      <Errors state={state} path={path} />
      {saved ? <Saved type={state.type} {...saved} shownId={shownId} /> : null}
    </div>
  )
}

function Errors({ state, path }: Props) {
  const t = useTranslations('productAdmin')
  const locale = useLocale()
  const problemText = useProblemText()
  const labelOf = useFieldLabel(state.type)
  const errorOf = useFormError(state)
  const { form, problem, refusals } = state
  const fields = formFields(state.type)
  const wrong = fields.filter((field) => errorOf(field))
  if (refusals === 0 || (!problem && wrong.length === 0)) return null
  const focus = (field: FormField) => {
    if (field === 'pictures') return document.getElementById(PICTURES_ID)?.focus()
    const language = languageOfControl(state.type, field)
    // a control can take the focus only once its language is shown
    if (language) flushSync(() => state.setLanguage(language))
    form.setFocus(field)
  }
  const ended = problem === 'account.not_authenticated'
  const problemWords = (reason: ProductProblem) =>
    reason === 'picturesUnderWay' ? t('pictures.wait') : problemText(reason)
  const signIn = `${localePath(locale, '/signIn')}?next=${encodeURIComponent(localePath(locale, path))}`
  return (
    <Notice
      kind="error"
      title={ended ? t('endedTitle') : t('errorsTitle')}
      action={
        ended ? (
          <LinkButton href={signIn} data-stay>
            {t('signIn')}
          </LinkButton>
        ) : undefined
      }
    >
      {problem ? <p>{ended ? t('endedText') : problemWords(problem)}</p> : null}
      {wrong.length > 0 ? (
        <ul>
          {wrong.map((field) => (
            <li key={field}>
              <button
                type="button"
                onClick={() => focus(field)}
                className="prose-link min-h-touch text-left text-type md:min-h-8"
              >
                {namedProblem(labelOf(field), errorOf(field) ?? '')}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}

/** What is wrong with a field, for a list of several: with the field's label, unless the text itself names the field. */
export function namedProblem(label: string, text: string): string {
  const [name = ''] = label.split(/ \(|, /)
  const [firstWord = ''] = name.split(' ')
  const isNamed = text.toLowerCase().includes(name.toLowerCase()) || text.startsWith(firstWord)
  return isNamed ? text : `${label}: ${text}`
}

/** A control's value as a short text; for pictures their number. */
const controlText = (value: ProductForm[FormField]): string =>
  typeof value === 'boolean' ? (value ? '✓' : '–') : Array.isArray(value) ? String(value.length) : value

function ProductConflict({ state }: { state: ProductFormState }) {
  const t = useTranslations('productAdmin')
  const labelOf = useFieldLabel(state.type)
  const { contested = [], theirs } = state.conflict ?? {}
  return (
    <EditConflict
      state={state}
      title={t('conflictTitle')}
      text={t(contested.length > 0 ? 'conflictText' : 'conflictMerged')}
      theirs={contested.map((field) => {
        const value = theirs?.[field] ?? ''
        const take = () => state.form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
        return [
          labelOf(field),
          t('conflictTheirs', { value: controlText(value) || '–' }),
          typeof value === 'string' && (
            <Button key={field} look="quiet" onClick={take}>
              {t('conflictTake')}
            </Button>
          ),
        ]
      })}
      action={
        <Button look="quiet" onClick={state.closeConflict}>
          {t('conflictKeep')}
        </Button>
      }
    />
  )
}

const LONG = 200

type SavedProps = NonNullable<ProductFormState['saved']> & {
  type: ProductType
  shownId: number | undefined
}

function Saved({ type, before, after, shownId }: SavedProps) {
  const t = useTranslations('productAdmin')
  const labelOf = useFieldLabel(type)
  const changes = differingFields(before, after)
    .filter((field) => !isBeginning(field))
    .map((field) => ({ field, was: controlText(before[field]), is: controlText(after[field]) }))
  return (
    <Notice
      kind="success"
      title={changes.length > 0 ? t('savedTitle') : t('savedNothing')}
      action={
        shownId === undefined ? undefined : (
          <TextLink path={productPath({ id: shownId, productType: type })} className="font-semibold">
            {t('seeInShop')}
          </TextLink>
        )
      }
    >
      {changes.length > 0 ? (
        <ul>
          {changes.map(({ field, was, is }) => (
            <li key={field}>
              {field === 'pictures' || was.length + is.length > LONG ? (
                labelOf(field)
              ) : (
                <>
                  {labelOf(field)}: {was || '–'} → <strong className="text-type">{is || '–'}</strong>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}

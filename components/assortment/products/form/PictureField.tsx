'use client'

import { useTranslations } from 'next-intl'
import { type DragEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { FileButton } from '@/components/admin/FileButton'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { classes } from '@/components/ui/classes'
import { FieldError } from '@/components/ui/controls/Field'
import { drawnPictures, drawnView, withPhoto } from '@/lib/catalog/product/drawings/drawn-pictures'
import { UPLOADED_TYPES } from '@/lib/media/formats'
import { isTyping } from '@/lib/platform/browser/shortcuts'
import { pictureAddress } from '@/lib/platform/values/text'
import { PictureTile, UploadTile } from './PictureTile'
import { FieldGroup, useFormError } from './ProductFields'
import type { ProductFormState } from './use-product-form'
import type { Uploads } from './use-uploads'

/** The summary of errors focuses this element. */
export const PICTURES_ID = 'product-pictures'
/** The most pictures of a product: the main one and 20 others. */
const MOST = 21

type Props = {
  state: ProductFormState
  uploads: Uploads
  productId: number | undefined
  addressOf: (url: string) => string
}

const hasFiles = (transfer: DataTransfer | null) => Boolean(transfer?.types.includes('Files'))

/** Adds pictures by button, drop or paste. They are in the order of the gallery; the first is the main one. */
export function PictureField({ state, uploads, productId, addressOf }: Props) {
  const t = useTranslations('productAdmin.pictures')
  const errorOf = useFormError(state)
  const [over, setOver] = useState(false)
  const [notice, setNotice] = useState('')
  const [removed, setRemoved] = useState<{ url: string; at: number } | null>(null)
  const { pictures } = state.values
  const set = (next: string[]) =>
    state.form.setValue('pictures', next, {
      shouldDirty: true,
      shouldValidate: state.form.formState.isSubmitted,
    })

  const { add } = uploads
  const take = useEffectEvent(add)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      // a cell of a spreadsheet comes as text and as its picture
      const isText = isTyping(event.target) || event.clipboardData?.types.includes('text/plain')
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0 && !isText) take(files)
    }
    // otherwise the browser would open a picture that is dropped beside the field, instead of the page
    const keep = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    const leaving = new AbortController()
    document.addEventListener('paste', paste, { signal: leaving.signal })
    document.addEventListener('dragover', keep, { signal: leaving.signal })
    document.addEventListener('drop', keep, { signal: leaving.signal })
    return () => leaving.abort()
  }, [])

  const move = (from: number, to: number) => {
    const next = [...pictures]
    const [moved] = next.splice(from, 1)
    if (moved === undefined || to < 0 || to > next.length) return
    next.splice(to, 0, moved)
    set(next)
    setNotice(t('moved', { place: to + 1, total: next.length }))
  }
  const remove = (at: number) => {
    const url = pictures[at]
    if (url === undefined) return
    set(pictures.filter((_, index) => index !== at))
    setRemoved({ url, at })
    setNotice(t('removed'))
    document.getElementById(PICTURES_ID)?.focus()
  }
  const undo = () => {
    if (!removed) return
    set([...pictures.slice(0, removed.at), removed.url, ...pictures.slice(removed.at)])
    setRemoved(null)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    add(event.dataTransfer.files)
  }
  const shown = new Set(pictures.map(drawnView))
  const missing = drawnPictures(state.type, productId ?? 'new').filter((url) => !shown.has(drawnView(url)))
  const error = errorOf('pictures')

  return (
    <FieldGroup title={t('title')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files; the button does the same */}
      <div
        onDragOver={(event) => hasFiles(event.dataTransfer) && setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          'rounded border-2 border-dashed p-3 md:p-4',
          over ? 'border-signal bg-ground' : 'border-hairline',
        )}
      >
        <ol className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
          {pictures.map((url, index) => (
            <PictureTile
              key={url}
              url={addressOf(url)}
              drawn={drawnView(url) !== undefined}
              index={index}
              total={pictures.length}
              onMove={move}
              onRemove={() => remove(index)}
            />
          ))}
          {uploads.uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ol>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <FileButton
            id={PICTURES_ID}
            look="quiet"
            multiple
            accept={UPLOADED_TYPES}
            control={t('choose')}
            onChoose={add}
            aria-describedby={error ? `${PICTURES_ID}-error` : undefined}
            disabledReason={pictures.length >= MOST ? t('full', { most: MOST }) : undefined}
          >
            {t('add')}
          </FileButton>
          {missing.length > 0 ? (
            <Button look="quiet" onClick={() => set([...pictures, ...missing])}>
              {t('addDrawings', { count: missing.length })}
            </Button>
          ) : null}
          {removed ? (
            <Button look="quiet" onClick={undo}>
              {t('undo')}
            </Button>
          ) : null}
        </div>
        <p className="mt-2 text-sm text-soft">{t('hint')}</p>
      </div>
      {pictures.length < MOST ? (
        <PictureAddress pictures={pictures} onAdd={(url) => set(withPhoto(pictures, url))} />
      ) : null}
      {error ? <FieldError id={`${PICTURES_ID}-error`}>{error}</FieldError> : null}
      <p role="status" className="sr-only">
        {notice}
      </p>
    </FieldGroup>
  )
}

const Address = pictureAddress('url_required')

function PictureAddress({ pictures, onAdd }: { pictures: readonly string[]; onAdd: (url: string) => void }) {
  const t = useTranslations('productAdmin.pictures')
  const problemText = useProblemText()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()

  const add = () => {
    const parsed = Address.safeParse(typed)
    if (!parsed.success) return setError(problemText(parsed.error.issues[0]?.message ?? 'invalid_url'))
    if (pictures.includes(parsed.data)) return setError(t('repeated'))
    onAdd(parsed.data)
    setTyped('')
    setError(undefined)
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would save the whole form
    event.preventDefault()
    add()
  }
  return (
    <div className="grid gap-3 sm:max-w-xl">
      <ControlField
        label={t('address')}
        hint={t('addressHint')}
        error={error}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={addOnEnter}
        inputMode="url"
        maxLength={2_000}
      />
      <div>
        <Button look="quiet" onClick={add}>
          {t('addAddress')}
        </Button>
      </div>
    </div>
  )
}

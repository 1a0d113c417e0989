'use client'

import { useTranslations } from 'next-intl'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { ProductPicture } from '@/components/catalog/card/ProductPicture'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/buttons/Button'
import { classes } from '@/components/ui/classes'
import { FieldError } from '@/components/ui/controls/Field'
import type { Upload, Uploads } from './use-uploads'

const DRAGGED = 'application/x-trakt-picture'

type Props = {
  url: string
  drawn: boolean
  index: number
  total: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

export function PictureTile({ url, drawn, index, total, onMove, onRemove }: Props) {
  const t = useTranslations('productAdmin.pictures')
  const [over, setOver] = useState(false)
  /** The pressed button: it gets the focus again at the tile's new place. */
  const pressed = useRef<HTMLButtonElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [index])

  const start = (event: DragEvent) => {
    event.dataTransfer.setData(DRAGGED, String(index))
    event.dataTransfer.effectAllowed = 'move'
  }
  const isTile = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED)
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!isTile(event)) return
    event.preventDefault()
    onMove(Number(event.dataTransfer.getData(DRAGGED)), index)
  }
  const isPlace = (to: number) => to !== index && to >= 0 && to < total
  const moves = [
    ['makeMain', '★', 0],
    ['earlier', '←', index - 1],
    ['later', '→', index + 1],
  ] as const
  const shift = (button: HTMLButtonElement, to: number) => {
    if (!isPlace(to)) return
    pressed.current = button
    onMove(index, to)
  }
  return (
    <li
      draggable
      onDragStart={start}
      onDragOver={(event) => {
        if (!isTile(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        'overflow-hidden rounded border bg-face',
        over ? 'border-signal outline-2 outline-signal' : 'border-hairline',
      )}
    >
      <div className="relative aspect-4/3 cursor-grab bg-rubber">
        <ProductPicture
          url={url}
          alt={t('nth', { number: index + 1 })}
          sizes="12rem"
          className="pointer-events-none size-full"
        />
        <span className="absolute inset-x-2 top-2 flex flex-wrap gap-1">
          {index === 0 ? <Badge tone="signal">{t('main')}</Badge> : null}
          {drawn ? <Badge>{t('drawn')}</Badge> : null}
        </span>
      </div>
      <div className="grid grid-cols-2 sm:grid-cols-4">
        {moves.map(([key, sign, to]) => (
          <Small
            key={key}
            label={t(key, { number: index + 1 })}
            off={!isPlace(to)}
            onPress={(button) => shift(button, to)}
          >
            {sign}
          </Small>
        ))}
        <Small label={t('remove', { number: index + 1 })} onPress={onRemove}>
          ×
        </Small>
      </div>
    </li>
  )
}

type SmallProps = {
  label: string
  off?: boolean
  onPress: (button: HTMLButtonElement) => void
  children: string
}

function Small({ label, off, onPress, children }: SmallProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={(event) => onPress(event.currentTarget)}
      className="flex min-h-touch items-center justify-center text-lg hover:bg-ground aria-disabled:text-soft aria-disabled:opacity-50"
    >
      <span aria-hidden="true">{children}</span>
    </button>
  )
}

const FINAL = ['picture.too_large', 'picture.unsupported', 'picture.unreadable', 'picture.too_many_pixels']

export function UploadTile({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const t = useTranslations('productAdmin.pictures')
  const problemText = useProblemText()
  const { key, file, preview, progress, failure } = upload
  const { name } = file
  if (failure)
    return (
      <li className="flex flex-col justify-between gap-3 rounded border-2 border-danger bg-face p-3">
        <div role="alert">
          <p className="truncate text-sm font-semibold">{name}</p>
          <FieldError id={`upload-${key}`}>{problemText(failure)}</FieldError>
        </div>
        <div className="flex flex-wrap gap-2">
          {FINAL.includes(failure) ? null : (
            <Button look="quiet" onClick={() => uploads.retry(key)}>
              {t('retry')}
            </Button>
          )}
          <Button look="quiet" onClick={() => uploads.forget(key)} aria-label={t('dismissNamed', { name })}>
            {t('dismiss')}
          </Button>
        </div>
      </li>
    )
  const percent = Math.round(progress * 100)
  return (
    <li className="overflow-hidden rounded border border-hairline bg-face">
      <div className="aspect-4/3 bg-rubber">
        {/* biome-ignore lint/performance/noImgElement: shown straight from the chosen file */}
        <img src={preview} alt="" className="size-full object-cover opacity-50" />
      </div>
      <div className="grid gap-1 p-2">
        <p className="truncate text-sm">{progress < 1 ? t('sending', { percent }) : t('working')}</p>
        <progress
          value={progress}
          max={1}
          aria-label={t('sendingNamed', { name })}
          className="h-2 w-full accent-field"
        />
        <Button look="quiet" onClick={() => uploads.forget(key)} aria-label={t('cancelNamed', { name })}>
          {t('cancel')}
        </Button>
      </div>
    </li>
  )
}

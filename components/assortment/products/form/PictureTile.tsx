'use client'

import { useTranslations } from 'next-intl'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { ProductPicture } from '@/components/catalog/card/ProductPicture'
import { Badge } from '@/components/ui/Badge'
import { classes } from '@/components/ui/classes'

const DRAGGED = 'application/x-trakt-picture'

type Props = {
  url: string
  /** A drawing by the shop. */
  drawn: boolean
  index: number
  total: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

/** A picture of the product. It can be moved by dragging or with its buttons. */
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
  const shift = (button: HTMLButtonElement, to: number) => {
    if (to === index || to < 0 || to >= total) return
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
        <Small label={t('makeMain', { number: index + 1 })} off={index === 0} onPress={(b) => shift(b, 0)}>
          ★
        </Small>
        <Small
          label={t('earlier', { number: index + 1 })}
          off={index === 0}
          onPress={(b) => shift(b, index - 1)}
        >
          ←
        </Small>
        <Small
          label={t('later', { number: index + 1 })}
          off={index === total - 1}
          onPress={(b) => shift(b, index + 1)}
        >
          →
        </Small>
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

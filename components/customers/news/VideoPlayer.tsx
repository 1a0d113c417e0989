'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

type Props = {
  title: string
  embed: string
  /** The page of the video on its own site. */
  watch: string
}

/** A video of another site. The site is asked for nothing, and so learns of no visitor, before the press on play. */
export function VideoPlayer({ title, embed, watch }: Props) {
  const t = useTranslations('news')
  const [playing, setPlaying] = useState(false)
  return (
    <figure>
      <div className="relative h-100 w-full overflow-hidden rounded-lg bg-ink">
        {playing ? (
          <iframe
            src={embed}
            title={t('video', { title })}
            width="100%"
            height={400}
            // takes the focus from the button that it replaces
            ref={(frame) => frame?.focus()}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className="block border-0"
          />
        ) : (
          <button
            type="button"
            onClick={() => setPlaying(true)}
            aria-label={`${t('play')}: ${title}`}
            className="group/play absolute inset-0 size-full"
          >
            <span className="absolute inset-0 flex items-center justify-center">
              <span className="flex min-h-14 items-center gap-3 rounded bg-signal px-6 font-semibold text-ink group-hover/play:bg-signal-strong">
                <svg aria-hidden="true" viewBox="0 0 16 16" className="size-5">
                  <path d="M3 1l11 7-11 7z" fill="currentColor" />
                </svg>
                {t('play')}
              </span>
            </span>
          </button>
        )}
      </div>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-6 text-sm text-soft">
        <span>{t('playNote')}</span>
        <a href={watch} rel="noreferrer" className="prose-link touch-link text-type">
          {t('watch')}
        </a>
      </figcaption>
    </figure>
  )
}

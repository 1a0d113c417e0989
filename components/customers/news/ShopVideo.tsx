import { useTranslations } from 'next-intl'

/** The shop's own film, for an item that links to none. */
export function ShopVideo() {
  const t = useTranslations('news')
  return (
    <video
      controls
      loop
      muted
      playsInline
      preload="none"
      width="100%"
      height={400}
      poster="/video/rolling-tire.webp"
      aria-label={t('shopVideo')}
      className="h-100 w-full rounded-lg bg-ink object-cover"
    >
      <source src="/video/rolling-tire.webm" type="video/webm" />
      <source src="/video/rolling-tire.mp4" type="video/mp4" />
    </video>
  )
}

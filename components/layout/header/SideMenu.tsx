'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '@/components/layout/Icon'
import { LinkList } from '@/components/layout/links/LinkList'
import { catalogLinks, infoLinks } from '@/components/layout/links/shop-links'
import { CloseButton } from '@/components/ui/overlay/CloseButton'
import { useOverlayEntry } from '@/components/ui/overlay/overlay-entry'

const MENU_ID = 'side-menu'
const line = 'side-line'

type Props = { logo: ReactNode; phone: string; hours: string }

/** The side menu: a native popover, so it opens before any script has loaded. Escape and Back close it. */
export function SideMenu({ logo, phone, hours }: Props) {
  const t = useTranslations('layout')
  const sheet = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { followLink } = useOverlayEntry(isOpen, () => sheet.current?.hidePopover())
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={t('menu')}
        className="-ml-2 flex size-11 shrink-0 items-center justify-center rounded hover:bg-face"
      >
        <Icon name="menu" className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link arrives as a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        ref={sheet}
        id={MENU_ID}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClickCapture={followLink}
        onClick={(event) =>
          event.target instanceof Element && event.target.closest('a') && sheet.current?.hidePopover()
        }
        className="on-dark fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-[min(20rem,88vw)] overflow-y-auto bg-ink p-4"
      >
        <div className="mb-4 flex items-center justify-between">
          {logo}
          <CloseButton label={t('closeMenu')} popoverTarget={MENU_ID} popoverTargetAction="hide" />
        </div>
        <nav aria-label={t('menu')}>
          <LinkList links={catalogLinks} line={line} className="border-b border-hairline pb-3" />
          <LinkList links={infoLinks} line={line} className="pt-3" />
        </nav>
        <p className="mt-4 border-t border-hairline px-3 pt-5">
          <a
            href={`tel:${phone.replace(/\s/g, '')}`}
            className="flex min-h-touch items-center gap-3 font-semibold"
          >
            <Icon name="phone" />
            {phone}
          </a>
          <span className="text-sm text-soft">{hours}</span>
        </p>
      </div>
    </>
  )
}

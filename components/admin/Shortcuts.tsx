'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLeave } from '@/components/admin/editing/use-leave'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { useHydrated } from '@/components/ui/use-hydrated'
import { areShortcutsOff, isTyping, turnShortcuts } from '@/lib/platform/browser/shortcuts'
import { localePath } from '@/lib/platform/i18n/routing'
import type { Role } from '@/lib/platform/identity/roles'
import { linksFor } from './admin-links'
import { SAVE_KEYS, shortcutFor } from './shortcut-keys'

/** A letter counts as the second of a sequence within this time after `g`. */
const SEQUENCE_MS = 1_500

const findVisible = <Found extends HTMLElement>(selector: string) =>
  [...document.querySelectorAll<Found>(selector)].find((each) => each.checkVisibility())

function focusSearch(): boolean {
  const field = findVisible<HTMLInputElement>('main input[type="search"]')
  field?.focus()
  field?.select()
  return field !== undefined
}

function pressSave(): boolean {
  const button = findVisible(`main [aria-keyshortcuts="${SAVE_KEYS}"]`)
  button?.click()
  return button !== undefined
}

export function Shortcuts({ role }: { role: Role | undefined }) {
  const t = useTranslations('admin.shortcuts')
  const tLinks = useTranslations('admin.links')
  const tUi = useTranslations('ui')
  const leave = useLeave()
  const locale = useLocale()
  const isHydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const [off, setOff] = useState(false)

  useEffect(() => setOff(areShortcutsOff()), [])

  useEffect(() => {
    if (off) return
    let begunAt = 0
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      if (document.querySelector('dialog[open]')) return
      const shortcut = shortcutFor(event, Date.now() - begunAt < SEQUENCE_MS)
      if (shortcut?.kind === 'save' && pressSave()) event.preventDefault()
      if (isTyping(event.target)) return
      begunAt = shortcut?.kind === 'begun' ? Date.now() : 0
      if (shortcut?.kind === 'search' && focusSearch()) event.preventDefault()
      if (shortcut?.kind === 'help') setOpen(true)
      const link =
        shortcut?.kind === 'go' ? linksFor(role).find(({ letter }) => letter === shortcut.letter) : undefined
      if (link) leave(localePath(locale, link.path))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [off, role, leave, locale])

  const keep = (wanted: boolean) => {
    turnShortcuts(wanted)
    setOff(areShortcutsOff())
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        title={t('title')}
        className="hidden min-h-touch shrink-0 items-center gap-2 text-sm text-soft hover:text-type md:flex"
      >
        <Keys of="?" />
        <span className="sr-only">{t('title')}</span>
      </button>
      {isHydrated
        ? createPortal(
            <Dialog open={open} onClose={() => setOpen(false)} title={t('title')} closeLabel={tUi('close')}>
              <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
                <Line keys="/">{t('search')}</Line>
                {linksFor(role).map(({ key, letter }) => (
                  <Line key={key} keys={`g ${letter}`}>
                    {tLinks(key)}
                  </Line>
                ))}
                <Line keys="Ctrl S">{t('save')}</Line>
                <Line keys="?">{t('help')}</Line>
                <Line keys="Esc">{t('close')}</Line>
              </dl>
              <div className="mt-5 border-t border-hairline pt-3">
                <Checkbox label={t('on')} checked={!off} onChange={(event) => keep(event.target.checked)} />
              </div>
            </Dialog>,
            // outside the header, which is dark in both themes
            document.body,
          )
        : null}
    </>
  )
}

function Line({ keys, children }: { keys: string; children: string }) {
  return (
    <>
      <dt>
        <Keys of={keys} />
      </dt>
      <dd>{children}</dd>
    </>
  )
}

function Keys({ of }: { of: string }) {
  return (
    <span className="inline-flex gap-1">
      {of.split(' ').map((key) => (
        <kbd
          key={key}
          className="min-w-7 rounded-sm border border-edge px-1.5 py-0.5 text-center font-text text-sm font-semibold"
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}

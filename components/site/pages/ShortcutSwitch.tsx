'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { useHydrated } from '@/components/ui/use-hydrated'
import { areShortcutsOff, turnShortcuts } from '@/lib/platform/browser/shortcuts'

/** Turns shortcuts of a single key on and off. Keeps its place before hydration, when it cannot work yet. */
export function ShortcutSwitch({ label }: { label: string }) {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<boolean>()
  const isOn = chosen ?? (hydrated && !areShortcutsOff())
  const turn = (on: boolean) => {
    turnShortcuts(on)
    setChosen(!areShortcutsOff())
  }
  return (
    <div className={hydrated ? 'mt-3' : 'invisible mt-3'}>
      <Checkbox label={label} checked={isOn} onChange={(event) => turn(event.target.checked)} />
    </div>
  )
}

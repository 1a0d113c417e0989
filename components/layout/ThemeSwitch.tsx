'use client'

import { useId, useState } from 'react'
import { classes } from '@/components/ui/classes'
import { useHydrated } from '@/components/ui/use-hydrated'
import { chooseTheme, chosenTheme, type Theme, themes } from '@/lib/platform/browser/theme'

/** Light, dark, or as the device says. Keeps its place before hydration, when it cannot work yet. */
export function ThemeSwitch({ words }: { words: Record<Theme | 'legend', string> }) {
  const hydrated = useHydrated()
  const name = useId()
  const [chosen, setChosen] = useState<Theme>()
  const theme = chosen ?? (hydrated ? chosenTheme() : 'system')
  const choose = (next: Theme) => {
    chooseTheme(next)
    setChosen(next)
  }
  return (
    <fieldset className={classes('flex flex-wrap items-center gap-x-1 text-sm', !hydrated && 'invisible')}>
      <legend className="float-left mr-3 text-soft">{words.legend}</legend>
      {themes.map((each) => (
        <label key={each} className="theme-choice">
          <input
            type="radio"
            name={name}
            checked={theme === each}
            onChange={() => choose(each)}
            className="sr-only"
          />
          {words[each]}
        </label>
      ))}
    </fieldset>
  )
}

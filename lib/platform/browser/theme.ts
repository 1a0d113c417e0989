import { browserStorage } from './browser-storage'

/** What a visitor may choose; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const KEY = 'theme'

/** Sets the theme before the first paint. Without characters that React escapes: the policy allows it by its hash. */
export const themeScript =
  'try{const {theme}=localStorage;if(theme)document.documentElement.dataset.theme=theme}catch{}'

export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return themes.find((each) => each === theme) ?? 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  if (theme === 'system') browserStorage.removeItem(KEY)
  else browserStorage.setItem(KEY, theme)
}

import { getTranslations } from 'next-intl/server'
import { ThemeSwitch } from './ThemeSwitch'

export async function ThemeChoice() {
  const t = await getTranslations('site.themes')
  const words = { legend: t('legend'), system: t('system'), light: t('light'), dark: t('dark') }
  return <ThemeSwitch words={words} />
}

import type { useTranslations } from 'next-intl'
import type { Torque } from '@/lib/fitment/vehicles/torque'

type Translate = ReturnType<typeof useTranslations<'carPage'>>

/** `100 Nm`, or `131 Nm (alloy wheels), 209 Nm (steel wheels)`. */
export const torqueText = (torque: readonly Torque[], t: Translate): string =>
  torque.map(({ nm, wheels }) => (wheels ? t('torqueOn', { nm, wheels }) : t('torqueOf', { nm }))).join(', ')

import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/Badge'
import type { HealthReading, HealthState } from '@/lib/office/shop-health/reading'
import { valuesOf } from '@/lib/office/shop-health/words'
import { pageLocale } from '@/lib/shop/texts/locale'

const tones = { good: 'field', warning: 'rust', bad: 'danger' } as const satisfies Record<HealthState, string>

export async function Readings({ readings }: { readings: HealthReading[] }) {
  const t = await getTranslations('shopHealth')
  const locale = await pageLocale()
  const now = new Date()
  return (
    <ul className="mt-4 border-t border-hairline">
      {readings.map((reading) => (
        <li
          key={reading.key}
          className="grid gap-x-6 gap-y-1 border-b border-hairline py-3 md:grid-cols-[14rem_1fr]"
        >
          <p className="flex items-baseline justify-between gap-3 font-semibold">
            {t(`readings.${reading.key}.name`)}
            <Badge tone={tones[reading.state]}>{t(`states.${reading.state}`)}</Badge>
          </p>
          <div className="min-w-0 wrap-anywhere">
            <p>{t(`readings.${reading.words}`, valuesOf(reading, now, locale))}</p>
            <p className="text-sm text-soft">{t(`readings.${reading.key}.advice`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/Notice'
import type { Tire } from '@/lib/catalog/product/schema'

/** The EU tire label of Regulation 2020/740, with a link to its picture and data sheet; of a retread, why it has none. */
export async function EuLabelNote({ tire }: { tire: Tire }) {
  const t = await getTranslations('product')
  const tNames = await getTranslations('fields.names')
  if (tire.retread) return <Notice title={t('retreadTitle')}>{t('retreadText')}</Notice>
  const { labelFuel, labelWet, noiseDb, noiseClass, eprelId } = tire
  const lines: [string, string | null][] = [
    [tNames('labelFuel'), labelFuel],
    [tNames('labelWet'), labelWet],
    [tNames('noiseDb'), noiseDb === null ? null : t('dB', { value: noiseDb })],
    [tNames('noiseClass'), noiseClass],
  ]
  const linesWithValue = lines.filter(([, value]) => value !== null)
  if (linesWithValue.length === 0 && !eprelId) return null
  return (
    <Notice title={t('euLabel')}>
      <dl>
        {linesWithValue.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-x-4">
            <dt>{label}</dt>
            <dd className="font-semibold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      {eprelId ? (
        <a href={`https://eprel.ec.europa.eu/qr/${eprelId}`} className="prose-link touch-link">
          {t('euLabelLink')}
        </a>
      ) : null}
    </Notice>
  )
}

import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/Badge'
import { Link } from '@/components/ui/Link'
import { Table } from '@/components/ui/Table'
import { type Vehicle, vehicleName } from '@/lib/fitment/vehicle'
import { pageLocale } from '@/lib/i18n/locale'
import { languageTag, localePath } from '@/lib/i18n/routing'
import { typeset } from '@/lib/i18n/typeset'

/** The vehicles of one page; the name leads to the editor. */
export async function VehiclesTable({ vehicles, caption }: { vehicles: Vehicle[]; caption: string }) {
  const t = await getTranslations('adminVehicles')
  const tProduct = await getTranslations('product')
  const locale = await pageLocale()
  return (
    <Table
      caption={caption}
      rows={vehicles}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'vehicle',
          header: t('vehicle'),
          wide: true,
          cell: (vehicle) => (
            <Link
              href={localePath(locale, `/admin/vehicles/${vehicle.id}`)}
              className="prose-link touch-link font-semibold wrap-anywhere"
            >
              {typeset(vehicleName(vehicle), locale)}
            </Link>
          ),
        },
        {
          key: 'hub',
          header: t('fields.boltPattern'),
          cell: ({ boltPattern, centerBore }) => (
            <span className="whitespace-nowrap">
              {boltPattern}, {tProduct('mm', { value: centerBore.toLocaleString(languageTag[locale]) })}
            </span>
          ),
        },
        {
          key: 'tires',
          header: t('fields.stockTires'),
          cell: ({ stockTires }) => stockTires.join(', ') || t('unknown'),
        },
        {
          key: 'confidence',
          header: t('fields.confidence'),
          cell: ({ confidence }) =>
            confidence === 'low' ? (
              <Badge tone="rust">{t('values.confidence.low')}</Badge>
            ) : (
              <span className="whitespace-nowrap">{t(`values.confidence.${confidence}`)}</span>
            ),
        },
      ]}
    />
  )
}

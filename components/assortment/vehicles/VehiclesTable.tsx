import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Badge } from '@/components/ui/Badge'
import { Table } from '@/components/ui/Table'
import { type Vehicle, vehicleName } from '@/lib/fitment/vehicles/vehicle'
import { languageTag } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { pageLocale } from '@/lib/shop/texts/locale'

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
            <TextLink path={`/admin/vehicles/${vehicle.id}`} className="font-semibold wrap-anywhere">
              {typeset(vehicleName(vehicle), locale)}
            </TextLink>
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

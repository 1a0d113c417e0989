import { useLocale, useTranslations } from 'next-intl'
import { ControlField } from '@/components/admin/editing/ControlField'
import { Button } from '@/components/ui/Button'
import { exportStates } from '@/lib/assortment/exchange/schema'
import { productTypes } from '@/lib/catalog/product/schema'

/** A plain form: the answer is the file. */
export function ExportForm() {
  const t = useTranslations('import')
  const locale = useLocale()
  return (
    <form action="/api/admin/catalogue/export" className="flex flex-col gap-4">
      <input type="hidden" name="locale" value={locale} />
      <ControlField
        label={t('exportType')}
        name="type"
        options={productTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
      />
      <ControlField
        label={t('exportState')}
        name="state"
        options={exportStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
      <Button type="submit" className="self-start">
        {t('download')}
      </Button>
      <p className="text-sm text-soft">{t('exportNote')}</p>
    </form>
  )
}

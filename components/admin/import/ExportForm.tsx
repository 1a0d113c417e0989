import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { exportStates } from '@/lib/catalog/exchange/schema'
import { productTypes } from '@/lib/catalog/product/schema'

/** A plain form: the answer is the file. */
export function ExportForm() {
  const t = useTranslations('import')
  const locale = useLocale()
  return (
    <form action="/api/admin/catalogue/export" className="flex flex-col gap-4">
      <input type="hidden" name="locale" value={locale} />
      <Field label={t('exportType')}>
        {(control) => (
          <Select
            {...control}
            name="type"
            options={productTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          />
        )}
      </Field>
      <Field label={t('exportState')}>
        {(control) => (
          <Select
            {...control}
            name="state"
            options={exportStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
          />
        )}
      </Field>
      <Button type="submit" className="self-start">
        {t('download')}
      </Button>
      <p className="text-sm text-soft">{t('exportNote')}</p>
    </form>
  )
}

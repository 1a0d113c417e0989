import 'server-only'
import { getTranslations } from 'next-intl/server'
import { loadCapacityKg, speedLimitKmh, tireDimensions } from '@/lib/catalog/dimensions'
import { isFlotation, tireSize } from '@/lib/catalog/rules'
import type { Tire } from '@/lib/catalog/schema'
import { pageLocale } from '@/lib/i18n/locale'
import { languageTag } from '@/lib/i18n/routing'
import type { Spec } from './SpecList'

const NBSP = '\u00a0'

/** A tire's specification in the trade's words; what is not known of it is left out. */
export async function tireSpecs(tire: Tire): Promise<Spec[]> {
  const t = await getTranslations('product')
  const tag = languageTag[await pageLocale()]
  const figure = (value: number) => value.toLocaleString(tag, { maximumFractionDigits: 1 })
  const mm = (value: number) => t('mm', { value: figure(value) })
  const inches = (value: number) => t('inches', { value: figure(value) })
  const flotation = isFlotation(tire)
  const size = tireDimensions(tire)
  const load = tire.loadIndex === null ? undefined : loadCapacityKg(tire.loadIndex)
  const speed = tire.speedIndex === null ? undefined : speedLimitKmh(tire.speedIndex)
  const specs: (Spec | undefined)[] = [
    { label: t('size'), value: `${tireSize(tire)} ${tire.icVc}` },
    flotation
      ? { label: t('width'), value: inches(tire.profile) }
      : { label: t('width'), value: mm(tire.width) },
    flotation ? undefined : { label: t('profile'), value: `${figure(tire.profile)}${NBSP}%` },
    { label: t('diameter'), value: inches(tire.diameter) },
    load === undefined
      ? undefined
      : {
          label: t('loadIndex'),
          value: t('upTo', { index: tire.loadIndex ?? 0, value: t('kg', { value: figure(load) }) }),
        },
    speed === undefined
      ? undefined
      : {
          label: t('speedIndex'),
          value: t('upTo', { index: tire.speedIndex ?? '', value: t('kmh', { value: speed }) }),
        },
    load === undefined && speed === undefined ? { label: t('loadSpeed'), value: tire.icVc } : undefined,
    { label: t('season'), value: t(`seasons.${tire.season}`) },
    tire.protector ? { label: t('protector'), value: tire.protector } : undefined,
    { label: t('typeOfTire'), value: t(`tireTypes.${tire.typeOfTire}`) },
    { label: t('retread'), value: tire.retread ? t('yes') : t('no') },
    tire.manufacturer ? { label: t('manufacturer'), value: tire.manufacturer } : undefined,
    { label: t('outerDiameter'), value: mm(size.overallDiameterMm) },
    { label: t('sidewall'), value: mm(size.sidewallMm) },
    { label: t('circumference'), value: mm(size.circumferenceMm) },
    { label: t('revolutions'), value: figure(size.revolutionsPerKm) },
    { label: t('productId'), value: tire.id },
  ]
  return specs.filter((spec) => spec !== undefined)
}

'use client'

import { useTranslations } from 'next-intl'
import { readIcVc } from '@/lib/catalog/product/rules'
import { seasons, tireTypes } from '@/lib/catalog/product/schema'
import { loadCapacityKg, speedLimitKmh } from '@/lib/drawing/dimensions'
import { CheckField, ChoiceField, FieldGroup, FieldRow, TextField } from './ProductFields'
import type { ProductFormState } from './use-product-form'

/** Names that the catalogue knows already. */
export type KnownNames = { treads: string[]; makers: string[]; patterns: string[] }

type Props = { state: ProductFormState; known: KnownNames }

/** What only one type of product has. */
export function TypeFields(props: Props) {
  switch (props.state.type) {
    case 'Tire':
      return <TireFields {...props} />
    case 'Wheel':
      return <WheelFields {...props} />
    case 'Spacer':
      return <SpacerFields {...props} />
  }
}

function TireFields({ state, known }: Props) {
  const t = useTranslations('productAdmin')
  const tValues = useTranslations('facets.values')
  const { loadIndex, speedIndex } = readIcVc(state.values.icVc.trim())
  const kg = loadIndex === null ? undefined : loadCapacityKg(loadIndex)
  const kmh = speedIndex === null ? undefined : speedLimitKmh(speedIndex)
  // asked for only where the IC/VC does not say them
  const isUnread = loadIndex === null && state.values.icVc.trim().length >= 3
  return (
    <>
      <FieldGroup title={t('groups.size')}>
        <FieldRow>
          <TextField state={state} name="width" numeric hint={t('hints.width')} />
          <TextField state={state} name="profile" numeric hint={t('hints.profile')} />
          <TextField state={state} name="diameter" numeric hint={t('hints.diameter')} />
        </FieldRow>
        <FieldRow>
          <TextField
            state={state}
            name="icVc"
            hint={
              kg && kmh
                ? t('hints.icVcRead', { load: loadIndex ?? 0, kg, speed: speedIndex ?? '', kmh })
                : t('hints.icVc')
            }
          />
          {isUnread || state.values.loadIndex ? (
            <TextField state={state} name="loadIndex" numeric optional hint={t('hints.loadIndex')} />
          ) : null}
          {isUnread || state.values.speedIndex ? (
            <TextField state={state} name="speedIndex" optional hint={t('hints.speedIndex')} />
          ) : null}
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={t('groups.make')}>
        <FieldRow>
          <TextField
            state={state}
            name="protector"
            optional
            known={known.treads}
            hint={t('hints.protector')}
          />
          <TextField
            state={state}
            name="manufacturer"
            optional
            known={known.makers}
            hint={t('hints.manufacturer')}
          />
        </FieldRow>
        <FieldRow>
          <ChoiceField
            state={state}
            name="typeOfTire"
            codes={tireTypes}
            wordOf={(code) => tValues(`typeOfTire.${code}` as 'typeOfTire.truck')}
          />
          <ChoiceField
            state={state}
            name="season"
            codes={seasons}
            wordOf={(code) => tValues(`season.${code}` as 'season.winter')}
          />
        </FieldRow>
        <CheckField state={state} name="retread" label={t('retreadLabel')} />
      </FieldGroup>
    </>
  )
}

const wheelTypes = ['steel', 'alloy']
const materials = ['steel', 'aluminium']
const colors = ['black', 'silver', 'white', 'gunmetal', 'bronze']

function WheelFields({ state, known }: Props) {
  const t = useTranslations('productAdmin')
  const tValues = useTranslations('facets.values')
  return (
    <>
      <FieldGroup title={t('groups.size')}>
        <FieldRow>
          <TextField state={state} name="diameter" numeric hint={t('hints.diameter')} />
          <TextField state={state} name="width" numeric hint={t('hints.rimWidth')} />
          <TextField state={state} name="offset" numeric optional hint={t('hints.offset')} />
        </FieldRow>
        <FieldRow>
          <TextField state={state} name="boltSpacing" known={known.patterns} hint={t('hints.boltPattern')} />
          <TextField state={state} name="centralBoreDiameter" numeric hint={t('hints.centralBore')} />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={t('groups.make')}>
        <FieldRow>
          <ChoiceField
            state={state}
            name="typeOfWheel"
            optional
            codes={wheelTypes}
            wordOf={(code) => tValues(`typeOfWheel.${code}` as 'typeOfWheel.steel')}
          />
          <ChoiceField
            state={state}
            name="material"
            optional
            codes={materials}
            wordOf={(code) => tValues(`material.${code}` as 'material.steel')}
          />
          <ChoiceField
            state={state}
            name="color"
            optional
            codes={colors}
            wordOf={(code) => tValues(`color.${code}` as 'color.black')}
          />
        </FieldRow>
      </FieldGroup>
    </>
  )
}

function SpacerFields({ state, known }: Props) {
  const t = useTranslations('productAdmin')
  return (
    <FieldGroup title={t('groups.size')}>
      <FieldRow>
        <TextField state={state} name="boltDistance" known={known.patterns} hint={t('hints.boltPattern')} />
        <TextField state={state} name="thickness" numeric hint={t('hints.thickness')} />
      </FieldRow>
      <TextField state={state} name="boltInfo" optional hint={t('hints.boltInfo')} />
    </FieldGroup>
  )
}

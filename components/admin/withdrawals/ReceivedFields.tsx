import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { TextInput } from '@/components/ui/controls/TextInput'
import { dayOf } from '@/lib/core/values/working-days'
import { channels } from '@/lib/withdrawal/channels'

/** The channel that was chosen in a form with `ReceivedFields`. */
export const channelIn = (entered: FormData) =>
  channels.find((each) => each === entered.get('channel')) ?? 'letter'

/** By which way and on which day a withdrawal or a complaint came. */
export function ReceivedFields({ faultOf }: { faultOf: (control: string) => string | undefined }) {
  const t = useTranslations('received')
  return (
    <>
      <Field label={t('channel')} error={faultOf('channel')}>
        {(control) => (
          <Select
            {...control}
            name="channel"
            options={channels.map((value) => ({ value, label: t(`channels.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('receivedOn')} hint={t('receivedHint')} error={faultOf('receivedOn')}>
        {(control) => (
          <TextInput {...control} name="receivedOn" type="date" max={dayOf(new Date())} required />
        )}
      </Field>
    </>
  )
}

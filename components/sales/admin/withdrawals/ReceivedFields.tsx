import { useTranslations } from 'next-intl'
import { PlainFields } from '@/components/admin/editing/PlainFields'
import { optionsOf } from '@/components/admin/list/options'
import { dayOf } from '@/lib/platform/values/working-days'
import { channels } from '@/lib/sales/withdrawal/schema'

/** The channel that was chosen in a form with `ReceivedFields`. */
export const channelIn = (entered: FormData) =>
  channels.find((each) => each === entered.get('channel')) ?? 'letter'

/** By which way and on which day a withdrawal or a complaint came. */
export function ReceivedFields({ faultOf }: { faultOf: (control: string) => string | undefined }) {
  const t = useTranslations('received')
  return (
    <PlainFields
      faultOf={faultOf}
      fields={[
        {
          name: 'channel',
          label: t('channel'),
          value: channels[0],
          options: optionsOf(channels, (each) => t(`channels.${each}`)),
        },
        {
          name: 'receivedOn',
          label: t('receivedOn'),
          hint: t('receivedHint'),
          type: 'date',
          max: dayOf(new Date()),
          required: true,
        },
      ]}
    />
  )
}

import { useTranslations } from 'next-intl'
import { ControlField } from '@/components/admin/editing/ControlField'
import type { ShownAddress } from '@/lib/sales/orders/shown'

const names = ['address', 'postCode', 'city', 'recipientName', 'recipientPhone'] as const
type Name = (typeof names)[number]
const isOfRecipient = (name: Name): name is 'recipientName' | 'recipientPhone' => name.startsWith('recipient')

type Props = {
  address: ShownAddress
  /** On for buyers, whose own address it is; off for the staff. */
  autoComplete: 'on' | 'off'
  faults: Record<string, string>
  onChange: (change: Partial<ShownAddress>) => void
}

/** The controls of an order's address; with the recipient, where somebody other than the buyer may receive the goods. */
export function ShownAddressFields({ address, autoComplete, faults, onChange }: Props) {
  const t = useTranslations('orders')
  return names
    .filter((name) => address[name] !== undefined)
    .map((name) => (
      <ControlField
        key={name}
        label={isOfRecipient(name) ? t(name) : t(`change.labels.${name}`)}
        error={faults[name]}
        required={!isOfRecipient(name)}
        autoComplete={autoComplete}
        name={name}
        value={address[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    ))
}

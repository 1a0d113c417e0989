import { SAVE_KEYS } from '@/components/admin/shortcut-keys'
import { Button, type ButtonProps } from '@/components/ui/buttons/Button'

/** The button that saves what is edited; Ctrl+S presses it too. */
export const SaveButton = (props: Omit<ButtonProps, 'type'>) => (
  <Button type="submit" look="signal" aria-keyshortcuts={SAVE_KEYS} {...props} />
)

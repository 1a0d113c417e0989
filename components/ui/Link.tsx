import type { ComponentProps } from 'react'

/** A link to another page of the shop, which `ClientNavigation` shows without loading a new document. */
export const Link = (props: ComponentProps<'a'> & { href: string }) => <a data-link="" {...props} />

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click asks for no other tab, window or download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

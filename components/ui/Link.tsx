import type { ComponentProps } from 'react'

/** A link to another page of the shop, which `ClientNavigation` shows without loading a new document. */
export const Link = (props: ComponentProps<'a'> & { href: string }) => <a data-link="" {...props} />

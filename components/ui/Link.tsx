import type { ComponentProps } from 'react'

/**
 * A link to another page of the shop. `LinkFollower` shows the page without loading a new document; until its script
 * runs it is an ordinary link.
 */
export const Link = (props: ComponentProps<'a'> & { href: string }) => <a data-link="" {...props} />

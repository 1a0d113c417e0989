import { ShopButton, TextLink } from '@/components/layout/ShopLink'

export const AdminLink = TextLink
export const AdminButton = ShopButton

import { ShopLink } from '@/components/layout/links/ShopLink'

/** A link beside a page's heading; `path` is without its language. */
export function BackLink({ path, children }: { path: string; children: string }) {
  return (
    <ShopLink path={path} className="prose-link inline-flex min-h-touch items-center">
      {children}
    </ShopLink>
  )
}

import { useLocale } from 'next-intl'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'

/** A link beside a page's heading; `path` is without its language. */
export function BackLink({ path, children }: { path: string; children: string }) {
  return (
    <Link href={localePath(useLocale(), path)} className="prose-link inline-flex min-h-touch items-center">
      {children}
    </Link>
  )
}

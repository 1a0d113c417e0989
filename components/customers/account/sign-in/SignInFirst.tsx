import { useLocale, useTranslations } from 'next-intl'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { Notice } from '@/components/ui/Notice'
import { localePath } from '@/lib/platform/i18n/routing'

type Props = {
  text: string
  signIn: string
  register: string
  /** The path of this page without its language, to which signing in leads back. */
  back: string
}

/** The way to a page that leads on to `next`: `path` is without its language, `next` has it. */
export const withNext = (path: '/signIn' | '/registration', next: string) =>
  `${path}?next=${encodeURIComponent(next)}`

export function SignInFirst({ text, signIn, register, back }: Props) {
  const t = useTranslations('errors.account')
  const locale = useLocale()
  const next = localePath(locale, back)
  return (
    <Notice
      title={t('not_authenticated')}
      action={
        <>
          <ShopButton look="signal" path={withNext('/signIn', next)}>
            {signIn}
          </ShopButton>
          <ShopButton look="quiet" path={withNext('/registration', next)}>
            {register}
          </ShopButton>
        </>
      }
    >
      {text}
    </Notice>
  )
}

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { Notice } from '@/components/ui/Notice'
import { reload, useCart } from '@/lib/sales/cart/client'

export function CartNotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('cartPage')
  const tCart = useTranslations('errors.cart')
  return (
    <Notice
      kind="error"
      title={tCart('failed_load')}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    >
      {t('failedText')}
    </Notice>
  )
}

/** The cart, loaded anew for today's prices and stock, and whether it has been loaded since the page was opened. */
export function useLoadedCart() {
  const cart = useCart()
  const [isLoaded, setLoaded] = useState(false)
  const { status } = cart
  if (!isLoaded && status === 'ready') setLoaded(true)
  useEffect(() => {
    // a cart that another page loaded, or in a tab that comes back to the front, may be minutes old
    void reload()
    const comeBack = () => document.visibilityState === 'visible' && void reload()
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [])
  return { ...cart, isLoaded: isLoaded || status === 'ready' }
}

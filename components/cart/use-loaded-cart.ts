'use client'

import { useEffect, useState } from 'react'
import { useCart } from '@/lib/cart/client'

/** The cart with prices and stock of now, and whether it has been read at all since the page was opened. */
export function useLoadedCart() {
  const cart = useCart()
  const [isLoaded, setLoaded] = useState(false)
  const { status, reload } = cart
  if (!isLoaded && status === 'ready') setLoaded(true)
  useEffect(() => {
    // the cart of the page before may be minutes old
    void reload()
    // and so is one that comes back to the front
    const comeBack = () => document.visibilityState === 'visible' && void reload()
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [reload])
  return { ...cart, isLoaded: isLoaded || status === 'ready' }
}

import { useSyncExternalStore } from 'react'
import { nothingChosen, readChosen, subscribeToChosen } from '@/lib/storefront/compare/chosen'

/** What this browser has chosen to compare; nothing until the page has hydrated. */
export const useChosen = () => useSyncExternalStore(subscribeToChosen, readChosen, () => nothingChosen)

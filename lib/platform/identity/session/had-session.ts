import { browserStorage } from '@/lib/platform/browser/browser-storage'

/** When this browser's session was opened or renewed. Signing out removes it. */
export const RENEWED_KEY = 'trakt-renewed'

/** Whether somebody was signed in here, an anonymous sign-in included, whose session is over by its age alone. */
export const hadSession = (): boolean => browserStorage.getItem(RENEWED_KEY) !== null

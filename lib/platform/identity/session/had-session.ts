import { browserStorage } from '@/lib/platform/browser/browser-storage'

/** When this browser's session was opened or renewed. Signing out removes it. */
export const RENEWED_KEY = 'trakt-renewed'

/** Whether this browser had a session, even an anonymous one, that ended only by its age. */
export const hadSession = (): boolean => browserStorage.getItem(RENEWED_KEY) !== null

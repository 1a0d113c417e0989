import { browserStorage } from '@/lib/platform/browser/browser-storage'

/** Local-storage key of a user record that could not be written. A module of its own, so that checking stays cheap. */
export const PENDING_KEY = 'trakt-pending-record'

/** Whether a record of any user waits in this browser. */
export const isRecordPending = (): boolean => browserStorage.getItem(PENDING_KEY) !== null

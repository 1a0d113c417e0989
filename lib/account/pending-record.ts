/** Local-storage key of a user record that could not be written. A module of its own, so that checking stays cheap. */
export const PENDING_KEY = 'trakt-pending-record'

/** Whether a record of any user waits in this browser. */
export function isRecordPending(): boolean {
  try {
    return localStorage.getItem(PENDING_KEY) !== null
  } catch {
    return false
  }
}

/** Local-storage key of a user record that could not be written yet. Apart from the rest, so that asking costs nothing. */
export const PENDING_KEY = 'trakt-pending-record'

/** Whether a record waits in this browser, whoever's it is. */
export function isRecordPending(): boolean {
  try {
    return localStorage.getItem(PENDING_KEY) !== null
  } catch {
    return false
  }
}

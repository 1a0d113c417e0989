/** A failure that its reader can mend: the message is one sentence that says what to do. */
export class LocalError extends Error {
  override name = 'LocalError'
}

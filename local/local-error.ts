/** A failure that the developer can fix: the message is one sentence that says what to do. */
export class LocalError extends Error {
  override name = 'LocalError'
}

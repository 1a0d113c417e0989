export type RefusalStatus =
  | 'permission_denied'
  | 'invalid_token'
  | 'expired_token'
  | 'datastale'
  | 'invalid_request'

/** A request that is answered no; `status` is the word that the official SDKs act on. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly status: RefusalStatus,
    message: string,
  ) {
    super(message)
  }
}

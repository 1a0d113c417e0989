export type RefusalStatus =
  | 'permission_denied'
  | 'invalid_token'
  | 'expired_token'
  | 'datastale'
  | 'invalid_request'

/** A refused request; `status` is the code that the official SDKs evaluate. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly status: RefusalStatus,
    message: string,
  ) {
    super(message)
  }
}

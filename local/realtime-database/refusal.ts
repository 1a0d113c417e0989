/** A refused request; `status` is the code that the official SDKs evaluate. */
export class Refusal extends Error {
  constructor(
    readonly status:
      | 'permission_denied'
      | 'invalid_token'
      | 'expired_token'
      | 'datastale'
      | 'invalid_request',
    message: string,
  ) {
    super(message)
  }
}

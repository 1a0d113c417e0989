/** The message groups and single messages that a failed call of the shop may answer with. */
export const problemMessages = [
  'account',
  'cart',
  'order',
  'idempotency',
  'bad_request',
  'forbidden',
  'csrf',
  'not_found',
  'conflict',
  'invalid',
  'request_timeout',
  'too_many_requests',
  'too_many_requests_wait',
  'internal',
  'unavailable',
  'network',
] as const

/** The message groups and single messages that a failed call of the shop may answer with. */
export const problemMessages = [
  ...(['account', 'cart', 'order', 'idempotency'] as const),
  ...(['bad_request', 'forbidden', 'csrf', 'not_found', 'conflict', 'invalid'] as const),
  ...(['request_timeout', 'too_many_requests', 'too_many_requests_wait', 'internal'] as const),
  ...(['unavailable', 'network'] as const),
]

/** Every "no" a caller may meet, with its HTTP status. The words are in words/api. */
export const REFUSAL_STATUS = {
  'invalid-input': 400,
  'malformed-body': 400,
  'malformed-address': 400,
  'too-deep': 400,
  'site-header-invalid': 400,
  'site-contradicts-host': 400,
  'idempotency-key-invalid': 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'site-unknown': 404,
  'call-unknown': 404,
  'method-not-allowed': 405,
  'parameter-not-found': 404,
  'page-not-found': 404,
  'idempotency-key-reused': 409,
  'body-too-large': 413,
  'media-type-unknown': 415,
  'headers-too-large': 431,
  'too-many-requests': 429,
  fault: 500,
  overloaded: 503,
  'database-away': 503,
} as const satisfies Record<string, number>

export type Refusal = keyof typeof REFUSAL_STATUS

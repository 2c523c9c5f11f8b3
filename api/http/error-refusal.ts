import type { Refused } from '#api/calls/outcome.ts'
import type { Refusal } from '#contract/basics/refusals.ts'
import { isDatabaseAway } from '#db/pool.ts'

const BY_CODE: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-unknown',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-body',
  FST_ERR_BAD_URL: 'malformed-address',
  FST_ERR_MAX_PARAM_LENGTH: 'malformed-address',
  FST_REQ_FILE_TOO_LARGE: 'body-too-large',
  FST_FILES_LIMIT: 'body-too-large',
  FST_FIELDS_LIMIT: 'body-too-large',
  FST_PARTS_LIMIT: 'body-too-large',
  FST_PROTO_VIOLATION: 'malformed-body',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'malformed-body',
  // PostgreSQL: lock wait, statement time, deadlock, serialization. The same request may well pass a moment later.
  '55P03': 'overloaded',
  '57014': 'overloaded',
  '40P01': 'overloaded',
  '40001': 'overloaded',
}

const RETRY_SECONDS = 1

/** What an error means to the caller; anything not known here is a fault of ours. */
export function errorRefusal(error: unknown): Refused {
  if (isDatabaseAway(error)) return { refusal: 'database-away', retryAfterSeconds: RETRY_SECONDS }
  const { code, statusCode, name } = error as { code?: string; statusCode?: number; name?: string }
  const refusal = code ? BY_CODE[code] : undefined
  if (refusal === 'overloaded') return { refusal, retryAfterSeconds: RETRY_SECONDS }
  if (refusal) return { refusal }
  if (statusCode === 429) return { refusal: 'too-many-requests' }
  if (statusCode === 400 || name === 'SyntaxError') return { refusal: 'malformed-body' }
  return { refusal: 'fault' }
}

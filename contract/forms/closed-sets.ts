/** What a field of a form can be. The last two ask nothing. */
export const FIELD_KINDS = [
  'TEXT',
  'LONG_TEXT',
  'NUMBER',
  'DATE',
  'EMAIL',
  'PHONE',
  /** One of a few, all of them seen. */
  'CHOICE',
  'CHOICES',
  /** One of many. */
  'SELECT',
  'CONSENT',
  'FILE',
  'HEADING',
  'PARAGRAPH',
] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/** What a tick answers, and what conditions on it are about. */
export const TICKED = 'yes'

/** However many a form allows. */
export const MOST_FILES = 5
export const MOST_FILE_BYTES = 8_000_000
/** As a file is chosen in a browser. */
export const TAKEN_FILES = '.pdf,.jpg,.jpeg,.png,.webp,.avif'

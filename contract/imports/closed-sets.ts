/** The closed sets of imports. Their words are in words/imports/. */
/** What a file brings: one kind a file. */
export const IMPORT_KINDS = ['PRODUCTS', 'STOCK', 'CUSTOMERS', 'ORDERS'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** Whose header a file has. */
export const IMPORT_SOURCES = ['WOOCOMMERCE', 'PRESTASHOP', 'CUVEE', 'OTHER'] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

/** Uploaded and being mapped, tried, run, given back. */
export const IMPORT_STATES = [
  'MAPPING',
  'CHECKING',
  'CHECKED',
  'RUNNING',
  'STOPPED',
  'DONE',
  'UNDOING',
  'UNDONE',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What becomes of a line. */
export type LineOutcome = 'ADDED' | 'CHANGED' | 'SAME' | 'REFUSED'

/** Of what is told of a line: why it was refused, what is left to do by hand, what an undo could not give back. */
export const NOTE_KINDS = ['REFUSED', 'WARNING', 'KEPT'] as const
export type NoteKind = (typeof NOTE_KINDS)[number]

/** What can be told of a line besides what can be wrong with any field. */
export const IMPORT_REASONS = [
  'columns-differ',
  'cell-too-long',
  'key-given-twice',
  'name-or-reference',
  'reference-unknown',
  'customer-known',
  'kind-not-taken',
  'parent-missing',
  'parent-refused',
  'variations-refused',
  'format-unclear',
  'picture-to-add',
  'stock-counted-once',
  'stock-not-counted',
  'consent-without-date',
  'consent-nowhere',
  'address-incomplete',
  'phone-left-out',
  'sold-since',
  'used-since',
  'changed-since',
] as const
export type ImportReason = (typeof IMPORT_REASONS)[number]

/** What a column can be taken for, kind by kind. */
export const IMPORT_FIELDS = {
  PRODUCTS: [
    'reference',
    'id',
    'name',
    'year',
    'format',
    'price',
    'priceNet',
    'vatRate',
    'stock',
    'gtin',
    'weight',
    'weightGrams',
    'isValid',
    'kind',
    'colour',
    'appellation',
    'grapes',
    'alcohol',
    'teaser',
    'description',
    'categories',
    'rowType',
    'parent',
    'sourceId',
    'attributeName',
    'attributeValue',
    'pictures',
  ],
  STOCK: ['reference', 'id', 'gtin', 'quantity'],
  CUSTOMERS: [
    'email',
    'firstname',
    'lastname',
    'phone',
    'language',
    'company',
    'address',
    'addressPart2',
    'postalCode',
    'city',
    'country',
    'newsletter',
    'newsletterAt',
  ],
  ORDERS: [
    'reference',
    'orderedAt',
    'status',
    'email',
    'firstname',
    'lastname',
    'total',
    'shipping',
    'currency',
    'itemName',
    'itemReference',
    'itemQuantity',
    'itemTotal',
    'lineItems',
  ],
} as const satisfies Record<ImportKind, readonly string[]>
export type ImportField = (typeof IMPORT_FIELDS)[ImportKind][number]

/** Those that several columns may be taken for: Woo's attributes, and pictures. */
export const REPEATED_FIELDS: readonly ImportField[] = ['attributeName', 'attributeValue', 'pictures']

/** What an administrator of an estate is there for. An owner may do everything, and says what the others are. */
export const OFFICE_ROLES = ['OWNER', 'SHOP', 'EDITOR', 'ACCOUNTANT'] as const
export type OfficeRole = (typeof OFFICE_ROLES)[number]

/** The parts of the back office that rights are given for; each call of administrators belongs to one. */
export const OFFICE_AREAS = [
  'orders',
  'customers',
  'catalogue',
  'stock',
  'prices',
  'deliveries',
  'content',
  'media',
  'look',
  'guests',
  'mails',
  'accounts',
  'privacy',
  'settings',
  'people',
  'log',
  'imports',
] as const
export type OfficeArea = (typeof OFFICE_AREAS)[number]

/** What a role may do in an area: nothing, see, change. */
export const OFFICE_RIGHTS = ['none', 'read', 'write'] as const
export type OfficeRight = (typeof OFFICE_RIGHTS)[number]

/** What is found by its name besides orders, customers and products; each is called as its screens are. */
export const FOUND_KINDS = [
  'carriers',
  'collectionPlaces',
  'discountCodes',
  'customerGroups',
  'tags',
  'news',
  'blogs',
  'albums',
  'partners',
] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

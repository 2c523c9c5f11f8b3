/** Where an answer keeps a list (`keyList`) or one thing (`keyElem`), by the name of the thing. */
interface KeyMapping {
  keyList: string
  keyElem: string
}

export const KEY_MAPPING = {
  address: { keyList: 'addresses', keyElem: 'address' },
  addressType: { keyList: 'types', keyElem: 'type' },
  album: { keyList: 'albums', keyElem: 'album' },
  award: { keyList: 'awards', keyElem: 'award' },
  booking: { keyList: 'bookings', keyElem: 'booking' },
  blog: { keyList: 'blogs', keyElem: 'blog' },
  caseIdea: { keyList: 'caseIdeas', keyElem: 'caseIdea' },
  city: { keyList: 'cities', keyElem: 'city' },
  consent: { keyList: 'consents', keyElem: 'consent' },
  country: { keyList: 'countries', keyElem: 'country' },
  customization: { keyList: 'customizations', keyElem: 'customization' },
  element: { keyList: 'elements', keyElem: 'element' },
  externalApp: { keyList: 'externalApps', keyElem: 'externalApp' },
  folder: { keyList: 'folders', keyElem: 'folder' },
  formSubmission: { keyList: 'submissions', keyElem: 'submission' },
  language: { keyList: 'languages', keyElem: 'language' },
  giftCard: { keyList: 'giftCards', keyElem: 'giftCard' },
  mail: { keyList: 'mails', keyElem: 'mail' },
  mealIcon: { keyList: 'mealIcons', keyElem: 'mealIcon' },
  media: { keyList: 'media', keyElem: 'media' },
  news: { keyList: 'news', keyElem: 'news' },
  order: { keyList: 'orders', keyElem: 'order' },
  orderBack: { keyList: 'orderBacks', keyElem: 'orderBack' },
  page: { keyList: 'pages', keyElem: 'page' },
  parameter: { keyList: 'parameters', keyElem: 'parameter' },
  popup: { keyList: 'popups', keyElem: 'popup' },
  privacyRequest: { keyList: 'privacyRequests', keyElem: 'privacyRequest' },
  archivedInvoice: { keyList: 'archivedInvoices', keyElem: 'archivedInvoice' },
  product: { keyList: 'products', keyElem: 'product' },
  registration: { keyList: 'registrations', keyElem: 'registration' },
  review: { keyList: 'reviews', keyElem: 'review' },
  service: { keyList: 'services', keyElem: 'service' },
  variation: { keyList: 'variations', keyElem: 'variation' },
  withdrawal: { keyList: 'withdrawals', keyElem: 'withdrawal' },
} as const satisfies Record<string, KeyMapping>

export type MappedThing = keyof typeof KEY_MAPPING

/** A name without a mapping is told to `warn` and answered with null, never thrown. */
export function findKeys(thing: string, warn: (message: string) => void): KeyMapping | null {
  if (Object.hasOwn(KEY_MAPPING, thing)) return KEY_MAPPING[thing as MappedThing]
  warn(`No key mapping for "${thing}"`)
  return null
}

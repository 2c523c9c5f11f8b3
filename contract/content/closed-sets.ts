/** What a partner is; the words are in words/content/partners/. */
export const PARTNER_KINDS = ['CAVISTE', 'RESTAURANT', 'WINE_BAR', 'GROCERY', 'HOTEL', 'PRODUCER'] as const
export type PartnerKind = (typeof PARTNER_KINDS)[number]

/** The routes of elements that are more than a title and a picture. */
export const PARTNERS_ROUTE = 'partenaires'

/** What a message to the estate can be about; the words are in words/content/contact/. */
export const MESSAGE_TOPICS = ['VISIT', 'ORDER', 'WINE', 'TRADE', 'PRESS', 'OTHER'] as const
export type MessageTopic = (typeof MESSAGE_TOPICS)[number]

/** How the mailbox is sorted: not yet read, not yet answered, all, and what looks like a machine's, which is nowhere else. */
export const MESSAGE_BOXES = ['UNREAD', 'OPEN', 'ALL', 'SUSPECT'] as const
export type MessageBox = (typeof MESSAGE_BOXES)[number]

/** Kinds of pages on which a popup may open by itself: the home page, other pages of sections, the wine list, a product. */
export const POPUP_PAGES = ['HOME', 'CONTENT', 'LIST', 'PRODUCT'] as const
export type PopupPage = (typeof POPUP_PAGES)[number]

/** What may come along with a message. */
export const MOST_MESSAGE_FILES = 3

/**
 * What a page of the menu leads to instead of being one: an address, or something that the site itself does. A closed list
 * stands where the specification has a script.
 */
export const PAGE_LINKS = ['URL', 'CONTACT', 'CART', 'SEARCH', 'SIGN_IN', 'NEWSLETTER', 'LANGUAGE', 'POPUP'] as const
export type PageLink = (typeof PAGE_LINKS)[number]

/** What of an estate's own making stands around every page: above the menu, and in the foot. */
export const FRAME_PARTS = ['HEADER', 'FOOTER'] as const
export type FramePart = (typeof FRAME_PARTS)[number]

/** What is written at the desk: a page that one visits, sections that pages share, or what stands around all of them. */
export const PAGE_KINDS = ['PAGE', 'SHARED', ...FRAME_PARTS] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** What a new page can begin with; of what it is made then: rules/content/templates.ts. */
export const PAGE_TEMPLATES = [
  'empty',
  'home',
  'estate',
  'wines',
  'cuvee',
  'visit',
  'harvest',
  'team',
  'events',
  'press',
  'faq',
  'trade',
] as const
export type PageTemplate = (typeof PAGE_TEMPLATES)[number]

/** What a text of the estate can lead to. */
export const LINK_KINDS = ['page', 'product', 'news', 'blog', 'album'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/** What can be better in a page before it is published; the words are in words/office/desk/. */
export const ADVICE_KINDS = [
  'unfilled',
  'alt-missing',
  'picture-small',
  'heading-jump',
  'link-vague',
  'link-broken',
  'title-long',
  'description-missing',
  'description-long',
  'untranslated',
  'contrast',
  'legal-missing',
] as const
export type AdviceKind = (typeof ADVICE_KINDS)[number]

/** Screens of the back office that the panel on the site leads to, by the address that one is at. */
export const PANEL_SCREENS = ['products', 'news', 'blogs', 'albums', 'events'] as const
export type PanelScreen = (typeof PANEL_SCREENS)[number]

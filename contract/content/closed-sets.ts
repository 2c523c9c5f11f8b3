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

/** What a text of the estate can lead to. */
export const LINK_KINDS = ['page', 'product', 'news', 'blog', 'album'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

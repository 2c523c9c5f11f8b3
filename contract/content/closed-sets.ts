/** What a partner is; the words are in words/content/partners/. */
export const PARTNER_KINDS = ['CAVISTE', 'RESTAURANT', 'WINE_BAR', 'GROCERY', 'HOTEL', 'PRODUCER'] as const
export type PartnerKind = (typeof PARTNER_KINDS)[number]

/** The routes of elements that are more than a title and a picture. */
export const PARTNERS_ROUTE = 'partenaires'

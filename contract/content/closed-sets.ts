/** Kinds of pages on which a popup may open by itself: the home page, other pages of sections, the wine list, a product. */
export const POPUP_PAGES = ['HOME', 'CONTENT', 'LIST', 'PRODUCT'] as const
export type PopupPage = (typeof POPUP_PAGES)[number]

/** What becomes of an export of an estate: it waits, is made, can be fetched, and is gone after some days. */
export const EXPORT_STATES = ['WAITING', 'RUNNING', 'READY', 'FAILED', 'GONE'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** Palettes that are made of the colours of a picture: on paper, by night, with a head in colour. */
export const LOOK_PALETTES = ['PAPER', 'NIGHT', 'RIBBON'] as const
export type LookPalette = (typeof LOOK_PALETTES)[number]

/** Pairs of typefaces, a title's and a text's, that go together. */
export const TYPE_PAIRS = ['LABEL', 'ENGRAVED', 'LIVELY', 'BOOK', 'GEOMETRIC', 'LETTER'] as const
export type TypePair = (typeof TYPE_PAIRS)[number]

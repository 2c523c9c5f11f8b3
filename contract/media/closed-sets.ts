/** What a file is, by how its name ends. */
export const MEDIA_TYPES = ['IMAGE', 'VIDEO', 'NONE'] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

/** What the library holds. */
export const LIBRARY_KINDS = ['IMAGE', 'VIDEO'] as const

/** Where a picture or a film of the library may be shown. */
export const MEDIA_PLACES = [
  'pages',
  'products',
  'declinations',
  'awards',
  'customizations',
  'services',
  'news',
  'blogs',
  'blogFolders',
  'albums',
  'elements',
  'popups',
  'logos',
  'banner',
  'parameters',
  'films',
] as const
export type MediaPlace = (typeof MEDIA_PLACES)[number]

/** Drawings of ours that an estate may take into its library. */
export const ENGRAVINGS = [
  'aubepine',
  'chateau',
  'gabare',
  'montagnes',
  'vigne',
  'aperitif',
  'poisson',
  'volaille',
  'viande-rouge',
  'fromage',
  'dessert',
] as const
export type Engraving = (typeof ENGRAVINGS)[number]

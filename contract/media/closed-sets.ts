/** What a file is, by how its name ends. */
export const MEDIA_TYPES = ['IMAGE', 'VIDEO', 'NONE'] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

import { z } from 'zod'

export const Line = z.string().min(1).max(200)
/** Paragraphs are separated by an empty line; *stars* make italics. */
export const Text = z.string().min(1).max(8_000)

/** Within the site (`/notre-domaine`, without a locale), out of it, a popup (`#popup-3`), a letter or a call. */
export const Href = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)|https:\/\/|mailto:|tel:|#)/)

export const SectionLink = z.object({ label: Line, href: Href })
export type SectionLink = z.infer<typeof SectionLink>
export const link = SectionLink.optional()

const Ground = z.enum(['plain', 'tint', 'primary', 'ink'])
/** What a section stands on. */
export type Ground = z.infer<typeof Ground>
export const ground = Ground.default('plain')

/** The words that open a list, and what it stands on. */
export const opening = { eyebrow: Line.optional(), title: Line.optional(), ground }

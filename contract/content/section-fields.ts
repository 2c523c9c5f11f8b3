import { z } from 'zod'
import { Id } from '#contract/basics/shapes.ts'

/** By which the editor knows a section again when it is moved or changed. */
export const SectionId = z.string().regex(/^[a-z0-9]{6,16}$/)

export const Line = z.string().min(1).max(200)
/** Paragraphs are separated by an empty line; *stars* make italics. */
export const Text = z.string().min(1).max(8_000)

/** Within the site (`/notre-domaine`, without a locale), out of it, a popup (`#popup-3`), a letter or a call. */
export const Href = z
  .string()
  .max(500)
  .regex(/^(\/(?![/\\])|https:\/\/|mailto:|tel:|#)/)

/** Rich text of the estate: cleaned when it is saved and again when it is shown (decisions/030). */
export const Html = z.string().min(1).max(40_000)

// What the estate chooses among its own things: each has a shape of its own, by which the editor offers the right list.
export const WineId = Id.clone()
/** In the order in which they are shown. */
export const WineIds = z.array(WineId).max(12)
export const FormId = Id.clone()
export const PopupId = Id.clone()
export const AlbumId = Id.clone()
export const FolderId = Id.clone()
export const TagId = Id.clone()
export const SharedId = Id.clone()
/** How many are shown at most. */
export const Count = z.number().int().min(1).max(12)

/** A parcel's outline: corners `x,y` on a sheet of 100 by 100, at least three of them. */
export const Contour = z
  .string()
  .max(1_200)
  .regex(/^\d{1,3}(\.\d{1,2})?,\d{1,3}(\.\d{1,2})?( \d{1,3}(\.\d{1,2})?,\d{1,3}(\.\d{1,2})?){2,79}$/)
export const Hectares = z.number().positive().max(10_000)

export const SectionLink = z.object({ label: Line, href: Href })
export type SectionLink = z.infer<typeof SectionLink>
export const link = SectionLink.optional()

const Ground = z.enum(['plain', 'tint', 'primary', 'ink'])
/** What a section stands on. */
export type Ground = z.infer<typeof Ground>
export const ground = Ground.default('plain')

/** The words that open a list, and what it stands on. */
export const opening = { eyebrow: Line.optional(), title: Line.optional(), ground }

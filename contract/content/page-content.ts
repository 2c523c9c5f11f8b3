import { z } from 'zod'
import { OneLine } from '#contract/basics/shapes.ts'
import { SectionId } from './section-fields.ts'
import { type SectionType, sectionTypes } from './sections.ts'

const KINDS = Object.keys(sectionTypes) as [SectionType, ...SectionType[]]

/** A section as it lies on the desk: it may be unfinished, and is held to its kind when it is published. */
export const DeskSection = z.looseObject({ id: SectionId, type: z.enum(KINDS) })
export type DeskSection = z.infer<typeof DeskSection>

/** What a page says in one language. */
const PageWords = z.object({
  title: OneLine(200),
  metaDescription: OneLine(400),
  sections: z.array(DeskSection).max(300),
})
export type PageWords = z.infer<typeof PageWords>

/** What a page is made of, in the languages of the estate. */
export const DeskPage = z.partialRecord(z.enum(['fr', 'en']), PageWords)
export type DeskPage = z.infer<typeof DeskPage>

/** What has changed of a page: in a language its heads, whole sections by their ids, and the order where it is another. */
export const PageDelta = z.partialRecord(
  z.enum(['fr', 'en']),
  z.object({
    title: PageWords.shape.title.optional(),
    metaDescription: PageWords.shape.metaDescription.optional(),
    order: z.array(SectionId).max(300).refine(isEachOnce).optional(),
    sections: PageWords.shape.sections,
  }),
)
export type PageDelta = z.infer<typeof PageDelta>

/** A section that stood in two places would be moved and changed in both. */
function isEachOnce(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length
}

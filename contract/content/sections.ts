import { z } from 'zod'
import type { SectionDefinition } from './define-section.ts'
import { nestedTypes } from './nested-sections.ts'
import { columns } from './sections/columns.ts'
import { hero } from './sections/hero.ts'
import { shared } from './sections/shared.ts'
import { slides } from './sections/slides.ts'

/** Every kind of section, each under its own name. */
export const sectionTypes = defineTable({ hero, slides, ...nestedTypes, columns, shared })
export type SectionType = keyof typeof sectionTypes
type AnyDefinition = (typeof sectionTypes)[SectionType]

export const StoredSection = z.discriminatedUnion('type', sectionForms('stored'))
export type StoredSection = z.infer<typeof StoredSection>
/** As one writes it: what has a default may be left out. */
export type WrittenSection = z.input<typeof StoredSection>

export const Section = z.discriminatedUnion('type', sectionForms('shown'))
export type Section = z.infer<typeof Section>
export type SectionOf<Type extends SectionType> = z.infer<(typeof sectionTypes)[Type]['shown']>

/** A kind under another one's name does not compile. */
function defineTable<Table extends { [Type in keyof Table]: SectionDefinition<Type> }>(table: Table): Table {
  return table
}

function sectionForms<Form extends 'stored' | 'shown'>(form: Form) {
  const forms = Object.values(sectionTypes).map((definition: AnyDefinition) => definition[form])
  // The table above is not empty.
  return forms as [AnyDefinition[Form], ...AnyDefinition[Form][]]
}

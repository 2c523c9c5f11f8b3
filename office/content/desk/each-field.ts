import type { z } from 'zod'
import type { DeskSection } from '#contract/content/page-content.ts'
import { sectionTypes } from '#contract/content/sections.ts'
import { type Path, valueAt } from '#rules/content/drafts/page-edits.ts'
import { type DeskField, deskField, INNER_FIELDS } from './desk-field.ts'

/** What one reads of a field: how it is typed, where it lies, and what it holds. */
type Read<Found> = (field: DeskField, at: { path: Path; value: unknown }) => Found[]

/** Goes through the fields of a section in the order of its shape, into its rows; what stands in columns is not its own. */
export function eachField<Found>(section: DeskSection, read: Read<Found>): Found[] {
  const { shape } = sectionTypes[section.type].stored as z.ZodObject
  return fieldsIn(read, { shape, section, path: [] })
}

interface Place {
  shape: z.ZodRawShape
  section: DeskSection
  path: Path
}

function fieldsIn<Found>(read: Read<Found>, { shape, section, path }: Place): Found[] {
  return Object.entries(shape).flatMap(([name, inner]): Found[] => {
    if (path.length === 0 && INNER_FIELDS.has(name)) return []
    const here = [...path, name]
    const field = deskField(inner)
    const value = valueAt(section, here)
    if (field.kind === 'rows' && name !== 'columns' && Array.isArray(value))
      return value.flatMap((_, at) => fieldsIn(read, { shape: field.row.shape, section, path: [...here, at] }))
    return read(field, { path: here, value })
  })
}

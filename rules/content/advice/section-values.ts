import type { DeskSection } from '#contract/content/page-content.ts'
import type { Path } from '#rules/content/drafts/page-edits.ts'

/** What is known of a section, and said by nobody. */
const MARKS: ReadonlySet<string> = new Set(['id', 'type', 'begun'])

interface FoundValue {
  path: Path
  value: unknown
}

/** Everything that is said in a section, from the outside inwards; what stands in columns are sections of their own. */
export function valuesIn(section: DeskSection): FoundValue[] {
  const found: FoundValue[] = []
  const look = (value: unknown, path: Path): void => {
    found.push({ path, value })
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (path.length === 0 && (MARKS.has(name) || (name === 'columns' && section.type === 'columns'))) continue
      look(inner, [...path, Array.isArray(value) ? Number(name) : name])
    }
  }
  look(section, [])
  return found
}

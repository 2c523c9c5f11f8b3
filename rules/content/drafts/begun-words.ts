import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import { valuesIn } from '#rules/content/advice/section-values.ts'
import { isChoice } from '#rules/content/section-choice.ts'
import { type Path, type SectionWords, valueAt } from './page-edits.ts'
import { allSections, columnsOf } from './section-tree.ts'

/** A new section that knows what it says: words that are still those were written by nobody (decisions/080). */
export function beginSection(inWords: SectionWords): SectionWords {
  const all = allSections(Object.values(inWords))
  const begun = Object.entries(inWords).map(([language, section]) => [language, begin(section, all)])
  return Object.fromEntries(begun) as SectionWords
}

/** The same of every section of a new page. */
export function beginPage(page: DeskPage): DeskPage {
  const all = Object.values(page).flatMap((words) => allSections(words?.sections ?? []))
  const entries = Object.entries(page).map(([language, words]) => [
    language,
    words && { ...words, sections: words.sections.map((section) => begin(section, all)) },
  ])
  return Object.fromEntries(entries) as DeskPage
}

/** What stood there when the section began; undefined where nothing did, or nobody has noted it. */
export function begunAs(section: DeskSection, path: Path): unknown {
  return valueAt(section, ['begun', path.join('.')])
}

function begin(section: DeskSection, all: readonly DeskSection[]): DeskSection {
  const twins = all.filter(({ id }) => id === section.id)
  const words = valuesIn(section).filter(({ path, value }) => isSaid({ path, value, twins }))
  const columns = columnsOf(section).map((column) => ({
    ...column,
    sections: column.sections.map((inside) => begin(inside, all)),
  }))
  return {
    ...section,
    ...(columns.length > 0 && { columns }),
    ...(words.length > 0 && { begun: Object.fromEntries(words.map(({ path, value }) => [path.join('.'), value])) }),
  }
}

interface FoundWords {
  path: Path
  value: unknown
  /** The section in all languages. */
  twins: readonly DeskSection[]
}

/** Addresses, files and what is chosen are the same in all languages, and are not read. */
function isSaid({ path, value, twins }: FoundWords): boolean {
  const name = path.at(-1)
  if (typeof value !== 'string' || name === 'href' || name === 'media') return false
  return !isChoice(value) || twins.some((twin) => valueAt(twin, path) !== value)
}

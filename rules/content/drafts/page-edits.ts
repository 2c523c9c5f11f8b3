import type { DeskPage, DeskSection, PageWords } from '#contract/content/page-content.ts'
import {
  copied,
  findSection,
  fitsIn,
  placeOf,
  type SectionPlace,
  withChangedSection,
  withoutSection,
  withSection,
} from './section-tree.ts'

type Language = keyof DeskPage

/** Where a value lies in a section: `['figures', 2, 'label']`. */
export type Path = readonly (string | number)[]

/** One step at the desk. What stands where is the same in all languages; words belong to one. */
export type PageEdit =
  /** Where a language has words of its own for it, those. */
  | { kind: 'insert'; section: DeskSection; place: SectionPlace; inWords?: Readonly<SectionWords> }
  | { kind: 'move'; id: string; place: SectionPlace }
  | { kind: 'duplicate'; id: string; newIds: readonly string[] }
  | { kind: 'remove'; id: string }
  /** In one language, or in all where none is named. Without a value it is taken away. */
  | { kind: 'change'; id: string; path: Path; value: unknown; language: Language | null }
  | { kind: 'rows'; id: string; path: Path; step: RowStep }
  | { kind: 'head'; language: Language; title?: string; metaDescription?: string }

/** One section as each language says it. */
export type SectionWords = Partial<Record<Language, DeskSection>>

type RowStep = { add: unknown } | { remove: number } | { from: number; to: number }

export function editPage(page: DeskPage, edit: PageEdit): DeskPage {
  if (edit.kind === 'head') {
    const { kind: _, language, ...head } = edit
    return inLanguage(page, { language, change: (words) => ({ ...words, ...head }) })
  }
  const change = (words: PageWords, of: Language): PageWords => ({
    ...words,
    sections: editSections(words.sections, edit.kind === 'insert' ? inLanguageOf(edit, of) : edit),
  })
  const language = edit.kind === 'change' ? edit.language : null
  return language ? inLanguage(page, { language, change }) : inAll(page, change)
}

type Insertion = Extract<PageEdit, { kind: 'insert' }>

const inLanguageOf = (edit: Insertion, language: Language): Insertion => ({
  ...edit,
  section: edit.inWords?.[language] ?? edit.section,
})

function editSections(sections: DeskSection[], edit: Exclude<PageEdit, { kind: 'head' }>): DeskSection[] {
  switch (edit.kind) {
    case 'insert':
      return fitsIn(sections, edit) ? withSection(sections, edit) : sections
    case 'remove':
      return withoutSection(sections, edit.id)
    case 'move':
      return moved(sections, edit)
    case 'duplicate':
      return duplicated(sections, edit)
    case 'change': {
      const { id, path, value } = edit
      return withChangedSection(sections, { id, change: (section) => put(section, { path, value }) as DeskSection })
    }
    case 'rows': {
      const { id, path, step } = edit
      const change = (section: DeskSection) =>
        put(section, { path, value: stepped(valueAt(section, path), step) }) as DeskSection
      return withChangedSection(sections, { id, change })
    }
  }
}

/** The place is one as it is before the section leaves its own. */
function moved(sections: DeskSection[], { id, place }: { id: string; place: SectionPlace }): DeskSection[] {
  const section = findSection(sections, id)
  const from = placeOf(sections, id)
  if (!section || !from || !fitsIn(sections, { section, place })) return sections
  const isSameList = from.parent === place.parent && from.column === place.column
  const at = isSameList && from.at < place.at ? place.at - 1 : place.at
  return withSection(withoutSection(sections, id), { section, place: { ...place, at } })
}

function duplicated(sections: DeskSection[], { id, newIds }: { id: string; newIds: readonly string[] }): DeskSection[] {
  const section = findSection(sections, id)
  const from = placeOf(sections, id)
  if (!section || !from) return sections
  // The copy has the same ids in all languages.
  let next = 0
  const copy = copied(section, () => newIds[next++] ?? `${section.id}${next}`.slice(0, 16))
  return withSection(sections, { section: copy, place: { ...from, at: from.at + 1 } })
}

function stepped(rows: unknown, step: RowStep): unknown[] {
  const list = Array.isArray(rows) ? rows : []
  if ('add' in step) return [...list, step.add]
  if ('remove' in step) return list.filter((_, at) => at !== step.remove)
  const { from, to } = step
  if (from < 0 || from >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from])
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    value,
  )
}

/** The same value with another one at the path; what is missing on the way is made. */
function put(value: unknown, { path, value: given }: { path: Path; value: unknown }): unknown {
  const [step, ...rest] = path
  if (step === undefined) return given
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? value : []
    const changed = put(list[step], { path: rest, value: given })
    return list.length > step ? list.with(step, changed) : [...list, changed]
  }
  const whole = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  const changed = put(Reflect.get(whole, step), { path: rest, value: given })
  const { [step]: _, ...others } = whole as Record<string, unknown>
  return changed === undefined ? others : { ...whole, [step]: changed }
}

function inAll(page: DeskPage, change: (words: PageWords, language: Language) => PageWords): DeskPage {
  const entries = Object.entries(page).map(([language, words]) => [
    language,
    words && change(words, language as Language),
  ])
  return Object.fromEntries(entries) as DeskPage
}

function inLanguage(
  page: DeskPage,
  { language, change }: { language: Language; change: (words: PageWords, language: Language) => PageWords },
): DeskPage {
  const words = page[language]
  return words ? { ...page, [language]: change(words, language) } : page
}

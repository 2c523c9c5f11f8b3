import type { DeskPage, DeskSection, PageWords } from '#contract/content/page-content.ts'
import { sameValue } from '#rules/basics/same-value.ts'

type Language = keyof DeskPage

/** What two people have changed each in another way. `id` is null of the page's title and description. */
interface MergeConflict {
  language: Language
  id: string | null
}

interface MergedPage {
  page: DeskPage
  /** Where both have changed the same: it stands as mine, and theirs is told. */
  conflicts: MergeConflict[]
}

interface Sides<Value> {
  base: Value
  mine: Value
  theirs: Value
}

/** Two drafts that were begun on the same one, as one: each keeps what only they have changed. */
export function mergePages({ base, mine, theirs }: Sides<DeskPage>): MergedPage {
  const languages = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])] as Language[]
  const conflicts: MergeConflict[] = []
  const entries = languages.map((language) => {
    const sides = { base: base[language], mine: mine[language], theirs: theirs[language] }
    if (!sides.mine || !sides.theirs) return [language, sides.mine ?? sides.theirs]
    const merged = mergeWords({
      base: sides.base ?? { title: '', metaDescription: '', sections: [] },
      mine: sides.mine,
      theirs: sides.theirs,
    })
    conflicts.push(...merged.ids.map((id) => ({ language, id })))
    return [language, merged.words]
  })
  return { page: Object.fromEntries(entries) as DeskPage, conflicts }
}

function mergeWords({ base, mine, theirs }: Sides<PageWords>): { words: PageWords; ids: (string | null)[] } {
  const title = mergeValue({ base: base.title, mine: mine.title, theirs: theirs.title })
  const description = mergeValue({
    base: base.metaDescription,
    mine: mine.metaDescription,
    theirs: theirs.metaDescription,
  })
  const { sections, ids } = mergeSections({ base: base.sections, mine: mine.sections, theirs: theirs.sections })
  return {
    words: { title: title.value, metaDescription: description.value, sections },
    ids: title.isContested || description.isContested ? [null, ...ids] : ids,
  }
}

function mergeValue<Value>({ base, mine, theirs }: Sides<Value>): { value: Value; isContested: boolean } {
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return { value: mine, isContested: false }
  if (sameValue(base, mine)) return { value: theirs, isContested: false }
  return { value: mine, isContested: true }
}

function mergeSections({ base, mine, theirs }: Sides<DeskSection[]>): { sections: DeskSection[]; ids: string[] } {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(byId) as [ById, ById, ById]
  const ids: string[] = []
  const order = mergeOrder({ base: keys(base), mine: keys(mine), theirs: keys(theirs) })
  const sections = order.flatMap((id) => {
    const sides = { base: inBase.get(id), mine: inMine.get(id), theirs: inTheirs.get(id) }
    const { value, isContested } = mergeSection(sides)
    if (isContested) ids.push(id)
    // What one has thrown away and the other has worked on stays: nothing that was written is lost.
    const kept = isContested ? (value ?? sides.theirs) : value
    return kept ? [kept] : []
  })
  return { sections, ids }
}

/** A section that both have changed, each in other fields, is both of theirs: a picture of one, a sentence of the other. */
function mergeSection(sides: Sides<DeskSection | undefined>): { value: DeskSection | undefined; isContested: boolean } {
  const whole = mergeValue(sides)
  const { base, mine, theirs } = sides
  if (!whole.isContested || !base || !mine || !theirs || mine.type !== theirs.type) return whole
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const fields = names.map((name) => ({
    name,
    ...mergeValue({ base: base[name], mine: mine[name], theirs: theirs[name] }),
  }))
  const kept = fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))
  return {
    value: { ...Object.fromEntries(kept), id: mine.id, type: mine.type },
    isContested: fields.some((field) => field.isContested),
  }
}

/** Every id of both, in the order of whoever has changed it; new ones after the one that they were put behind. */
function mergeOrder({ base, mine, theirs }: Sides<string[]>): string[] {
  const isMineMoved = !sameValue(shared(mine, base), shared(base, mine))
  const [leading, other] = isMineMoved ? [mine, theirs] : [theirs, mine]
  const order = [...leading]
  for (const [at, id] of other.entries()) {
    if (order.includes(id)) continue
    const before = other.slice(0, at).findLast((one) => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}

function shared(list: readonly string[], other: readonly string[]): string[] {
  return list.filter((id) => other.includes(id))
}

type ById = ReadonlyMap<string, DeskSection>
const byId = (sections: readonly DeskSection[]): ById => new Map(sections.map((section) => [section.id, section]))
const keys = (sections: readonly DeskSection[]): string[] => sections.map(({ id }) => id)

/** Of something that both have changed, theirs instead of mine. */
export function withTheirs(
  page: DeskPage,
  { theirs, conflict: { language, id } }: { theirs: DeskPage; conflict: MergeConflict },
): DeskPage {
  const [mine, other] = [page[language], theirs[language]]
  if (!mine || !other) return page
  if (id === null) {
    const { title, metaDescription } = other
    return { ...page, [language]: { ...mine, title, metaDescription } }
  }
  const section = other.sections.find((one) => one.id === id)
  const sections = mine.sections.flatMap((one) => (one.id !== id ? [one] : section ? [section] : []))
  return { ...page, [language]: { ...mine, sections } }
}

import type { DeskPage, DeskSection, PageWords } from '#contract/content/page-content.ts'
import { sameValue } from '#rules/basics/same-value.ts'
import { allSections } from './section-tree.ts'

/** What differs between two states of a page, in one language. */
type PageChange = { language: keyof DeskPage } & (
  | { kind: 'title' | 'description' }
  | { kind: 'added' | 'removed' | 'moved'; id: string; type: string }
  | { kind: 'changed'; id: string; type: string; fields: string[] }
)

/** What has changed since, language by language, in the order of the page. */
export function pageChanges(before: DeskPage, after: DeskPage): PageChange[] {
  const languages = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof DeskPage)[]
  const nothing: PageWords = { title: '', metaDescription: '', sections: [] }
  return languages.flatMap((language) =>
    wordChanges(before[language] ?? nothing, after[language] ?? nothing).map((change) => ({ ...change, language })),
  )
}

type WordChange = PageChange extends infer Change
  ? Change extends PageChange
    ? Omit<Change, 'language'>
    : never
  : never

function wordChanges(before: PageWords, after: PageWords): WordChange[] {
  return [
    ...(before.title === after.title ? [] : [{ kind: 'title' } as const]),
    ...(before.metaDescription === after.metaDescription ? [] : [{ kind: 'description' } as const]),
    ...sectionChanges(before.sections, after.sections),
  ]
}

function sectionChanges(before: readonly DeskSection[], after: readonly DeskSection[]): WordChange[] {
  const was = new Map(allSections(before).map((section) => [section.id, section]))
  const is = new Map(allSections(after).map((section) => [section.id, section]))
  const moved = movedIds(before, after)
  return [
    ...[...is.values()].flatMap((section): WordChange[] => {
      const { id, type } = section
      const old = was.get(id)
      if (!old) return [{ kind: 'added', id, type }]
      const fields = changedFields(old, section)
      return [
        ...(moved.has(id) ? [{ kind: 'moved', id, type } as const] : []),
        ...(fields.length > 0 ? [{ kind: 'changed', id, type, fields } as const] : []),
      ]
    }),
    ...[...was.values()].flatMap(({ id, type }) => (is.has(id) ? [] : [{ kind: 'removed', id, type } as const])),
  ]
}

/** What stands in columns is told by itself. */
function changedFields(before: DeskSection, after: DeskSection): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.filter((name) => name !== 'columns' && !sameValue(before[name], after[name]))
}

/** Those that stand behind another one than before, the new and the gone left out: the fewest that explain the order. */
function movedIds(before: readonly DeskSection[], after: readonly DeskSection[]): ReadonlySet<string> {
  const old = allSections(before).map(({ id }) => id)
  const kept = allSections(after).flatMap(({ id }) => (old.includes(id) ? [id] : []))
  const places = kept.map((id) => old.indexOf(id))
  const still = new Set(longestRise(places))
  return new Set(kept.filter((_, at) => !still.has(places[at] ?? -1)))
}

/** The longest part of a list that rises. */
function longestRise(list: readonly number[]): number[] {
  const best: number[][] = []
  for (const [at, value] of list.entries()) {
    const before = best.slice(0, at).filter((rise) => (rise.at(-1) ?? -1) < value)
    const longest = before.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    best.push([...longest, value])
  }
  return best.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
}

import type { DeskPage, DeskSection, PageDelta, PageWords } from '#contract/content/page-content.ts'
import { sameValue } from '#rules/basics/same-value.ts'

type Language = keyof DeskPage
type WordsDelta = NonNullable<PageDelta[Language]>

/** What has changed of a page since: one sentence of a hundred sections is one section. Null where it has other languages. */
export function pageDelta(base: DeskPage, page: DeskPage): PageDelta | null {
  const languages = Object.keys(page) as Language[]
  if (!sameValue([...languages].sort(), Object.keys(base).sort())) return null
  const entries = languages.flatMap((language) => {
    const [before, after] = [base[language], page[language]]
    const delta = before && after && !sameValue(before, after) ? wordsDelta(before, after) : null
    return delta ? [[language, delta] as const] : []
  })
  return Object.fromEntries(entries)
}

function wordsDelta(before: PageWords, after: PageWords): WordsDelta {
  const was = byId(before.sections)
  const [order, earlier] = [after.sections.map(({ id }) => id), before.sections.map(({ id }) => id)]
  return {
    ...(after.title !== before.title && { title: after.title }),
    ...(after.metaDescription !== before.metaDescription && { metaDescription: after.metaDescription }),
    ...(!sameValue(order, earlier) && { order }),
    sections: after.sections.filter((section) => !sameValue(section, was.get(section.id))),
  }
}

/** The page with what has changed of it. Null where that fits no such page: a section that it names is not there, or twice. */
export function withDelta(base: DeskPage, delta: PageDelta): DeskPage | null {
  const changed = { ...base }
  for (const [language, change] of Object.entries(delta) as [Language, WordsDelta][]) {
    const words = base[language]
    const sections = words && withSections(words.sections, change)
    if (!words || !sections) return null
    const { title = words.title, metaDescription = words.metaDescription } = change
    changed[language] = { title, metaDescription, sections }
  }
  return changed
}

function withSections(base: readonly DeskSection[], { sections, order }: WordsDelta): DeskSection[] | null {
  const ids = order ?? base.map(({ id }) => id)
  const known = new Map([...byId(base), ...byId(sections)])
  const placed = ids.flatMap((id) => known.get(id) ?? [])
  const isWhole = placed.length === new Set(ids).size && sections.every(({ id }) => ids.includes(id))
  return isWhole ? placed : null
}

function byId(sections: readonly DeskSection[]): ReadonlyMap<string, DeskSection> {
  return new Map(sections.map((section) => [section.id, section]))
}

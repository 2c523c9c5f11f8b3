import { DeskPage } from '#contract/content/page-content.ts'

/** What this browser holds of a page that the server may not have yet. */
interface KeptDraft {
  /** The draft it was begun on, and what that said. */
  version: number
  base: DeskPage
  content: DeskPage
}

const nameOf = (id: number) => `office.desk.${id}`

/** A full or closed storage keeps nothing, and nothing else is lost by it. */
export function keepDraft(id: number, draft: KeptDraft): void {
  try {
    localStorage.setItem(nameOf(id), JSON.stringify(draft))
  } catch {
    // The server has what was saved last.
  }
}

export function forgetDraft(id: number): void {
  try {
    localStorage.removeItem(nameOf(id))
  } catch {
    // Nothing is kept where nothing can be.
  }
}

export function readKeptDraft(id: number): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null') as KeptDraft | null
    if (!kept) return null
    return { version: Number(kept.version), base: DeskPage.parse(kept.base), content: DeskPage.parse(kept.content) }
  } catch {
    return null
  }
}

import type { DeskPage } from '#contract/content/page-content.ts'
import { sameValue } from '#rules/basics/same-value.ts'
import { editPage, type PageEdit } from '#rules/content/drafts/page-edits.ts'

/** What lies on the desk, and the way back and forth. */
export interface DeskState {
  page: DeskPage
  past: readonly DeskPage[]
  future: readonly DeskPage[]
  /** What the last step was about: typing on in the same place is one step to take back. */
  lately: string | null
}

export type DeskStep =
  | { step: 'edit'; edits: readonly PageEdit[] }
  | { step: 'undo' | 'redo' | 'pause' }
  /** Another state takes the place of this one: merged, restored, thrown away. */
  | { step: 'replace'; page: DeskPage }

const MOST_STEPS = 200

export function startDesk(page: DeskPage): DeskState {
  return { page, past: [], future: [], lately: null }
}

export function stepDesk(state: DeskState, step: DeskStep): DeskState {
  switch (step.step) {
    case 'edit':
      return edited(state, step.edits)
    case 'undo': {
      const before = state.past.at(-1)
      if (!before) return state
      return { page: before, past: state.past.slice(0, -1), future: [state.page, ...state.future], lately: null }
    }
    case 'redo': {
      const [next, ...future] = state.future
      return next ? { page: next, past: [...state.past, state.page], future, lately: null } : state
    }
    case 'pause':
      return { ...state, lately: null }
    case 'replace':
      if (sameValue(step.page, state.page)) return state
      return { page: step.page, past: [...state.past, state.page].slice(-MOST_STEPS), future: [], lately: null }
  }
}

function edited(state: DeskState, edits: readonly PageEdit[]): DeskState {
  const page = edits.reduce(editPage, state.page)
  if (sameValue(page, state.page)) return state
  const about = placeOfEdit(edits[0])
  const isSame = about !== null && about === state.lately
  const past = isSame ? state.past : [...state.past, state.page].slice(-MOST_STEPS)
  return { page, past, future: [], lately: about }
}

/** Of words that are being typed; every other step is one by itself. */
function placeOfEdit(edit: PageEdit | undefined): string | null {
  if (edit?.kind === 'head') return `head ${edit.language}`
  if (edit?.kind !== 'change' || typeof edit.value !== 'string') return null
  return [edit.id, edit.language, ...edit.path].join(' ')
}

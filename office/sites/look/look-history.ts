import type { LookContent } from '#contract/sites/look.ts'

/** What was chosen, step by step. */
export interface History {
  past: readonly LookContent[]
  present: LookContent
  future: readonly LookContent[]
  /** What the last step was about: going on with the same is no new step. */
  about: string | null
}

const MOST_STEPS = 100

export function beginHistory(present: LookContent): History {
  return { past: [], present, future: [], about: null }
}

export function addStep(history: History, { content, about }: { content: LookContent; about: string }): History {
  const isSameStep = history.about === about && about !== ''
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-MOST_STEPS)
  return { past, present: content, future: [], about }
}

export function undoStep(history: History): History {
  const last = history.past.at(-1)
  if (!last) return history
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future], about: null }
}

export function redoStep(history: History): History {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future, about: null }
}

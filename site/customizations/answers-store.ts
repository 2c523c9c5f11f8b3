import type { Question } from '#contract/customizations/customizations.ts'
import { createStore, type Store } from '#ui/state/create-store.ts'
import { type KeptAnswer, type KeptAnswers, readKept, toKeep } from './answers-memory.ts'

interface AnswersStore extends Store<KeptAnswers> {
  change(questionId: number, answer: KeptAnswer): void
  clear(): void
}

/** The answers of this tab: they survive a reload and the way back, and end with the visit. */
export function createAnswersStore(key: string, questions: readonly Question[]): AnswersStore {
  let opened: Store<KeptAnswers> | null = null
  // Opened in the browser only: the server has no tab.
  const open = () => {
    opened ??= createStore(readKept(restored(key), questions))
    return opened
  }
  const set = (answers: KeptAnswers) => {
    keep(key, JSON.stringify(toKeep(answers)))
    open().set(answers)
  }
  return {
    get: () => open().get(),
    set,
    subscribe: (listener) => open().subscribe(listener),
    change: (questionId, answer) => set({ ...open().get(), [questionId]: answer }),
    clear: () => set({}),
  }
}

function restored(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** A browser that stores nothing, or is full, still lets one answer to the end. */
function keep(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text)
  } catch {}
}

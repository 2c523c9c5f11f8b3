/** A navigation that is quicker than `patience` shows nothing; what `run` and `leave` take is also said in styles.css. */
const PROGRESS_MS = { patience: 200, run: 5_000, leave: 500 } as const

export type ProgressState = 'idle' | 'waiting' | 'running' | 'leaving'
export type ProgressEvent = 'began' | 'ended' | 'timed-out'

const NEXT: { readonly [State in ProgressState]: { readonly [Event in ProgressEvent]?: ProgressState } } = {
  idle: { began: 'waiting' },
  waiting: { ended: 'idle', 'timed-out': 'running' },
  running: { ended: 'leaving' },
  leaving: { began: 'waiting', 'timed-out': 'idle' },
}

/** The bar after an event; one that means nothing in a state changes nothing. */
export function nextProgress(state: ProgressState, event: ProgressEvent): ProgressState {
  return NEXT[state][event] ?? state
}

/** How long a state lasts by itself; null when only an event ends it. */
export function progressTimeout(state: ProgressState): number | null {
  if (state === 'waiting') return PROGRESS_MS.patience
  return state === 'leaving' ? PROGRESS_MS.leave : null
}

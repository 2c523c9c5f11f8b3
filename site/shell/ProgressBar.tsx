import { useEffect, useReducer } from 'react'
import { useNavigation } from '#ui/router/hooks.ts'
import { nextProgress, progressTimeout } from './progress.ts'

/** Shows that a page is on its way, when it takes more than a moment. */
export function ProgressBar() {
  const isBusy = useNavigation().state !== 'idle'
  const [state, tell] = useReducer(nextProgress, 'idle')
  useEffect(() => tell(isBusy ? 'began' : 'ended'), [isBusy])
  useEffect(() => {
    const timeout = progressTimeout(state)
    if (timeout === null) return
    const timer = setTimeout(tell, timeout, 'timed-out')
    return () => clearTimeout(timer)
  }, [state])
  return state === 'idle' ? null : <div aria-hidden="true" data-progress={state} />
}

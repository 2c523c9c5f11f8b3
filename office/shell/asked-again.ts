import type { Transport } from '#client/ask.ts'

/** Somebody who writes all the time does not keep a list from ever being shown. */
const MOST_TIMES = 3

/**
 * What was asked before something was done, and is answered after it, may tell how things were before: it is asked again.
 * A list whose first answer came so late would show for good what is no longer true.
 */
export function askedAgain(toServer: Transport): Transport {
  let done = 0
  return async (route, asked) => {
    if (route.method !== 'GET') {
      // Even if its answer is lost on the way, it may have been done.
      try {
        return await toServer(route, asked)
      } finally {
        done++
      }
    }
    for (let times = 1; ; times++) {
      const before = done
      const answer = await toServer(route, asked)
      if (done === before || times === MOST_TIMES) return answer
    }
  }
}

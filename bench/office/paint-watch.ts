interface Watch {
  /** From each key or click to the next picture of the window. */
  paints: number[]
  longTasks: number[]
}

declare global {
  interface Window {
    watched?: Watch
  }
}

/** Runs in the page: notes how long each thing that a hand does takes until it is seen. */
export function startWatch(): void {
  const watched: Watch = { paints: [], longTasks: [] }
  window.watched = watched
  let isNoted = false
  const note = (event: Event) => {
    // A key is heard twice where it types, and one that is held with another does nothing by itself.
    if (isNoted || (event as KeyboardEvent).key === 'Control') return
    isNoted = true
    const since = event.timeStamp
    requestAnimationFrame(() => {
      const after = new MessageChannel()
      after.port1.onmessage = () => {
        watched.paints.push(performance.now() - since)
        isNoted = false
      }
      after.port2.postMessage(null)
    })
  }
  for (const kind of ['input', 'click', 'keydown']) window.addEventListener(kind, note, { capture: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longTasks.push(duration)
  }).observe({ type: 'longtask' })
}

/** Runs in the page. */
export function readWatch(): Watch {
  return window.watched ?? { paints: [], longTasks: [] }
}

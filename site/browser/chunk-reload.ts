import { mayReload } from './failed-chunk.ts'

const KEY = 'chunk-reload'

/**
 * A part that fails to load usually belongs to an older release of the site: the page is loaded anew, at most once a
 * minute. Vite tells of each failed `import()` of ours. A prevented failure comes out of the import as `undefined`: who
 * asked for the part has nothing to do, the page is going. Otherwise it is refused, and who asked says so in words.
 */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now()
    if (!mayReload(readTime(), now) || !writeTime(now)) return
    event.preventDefault()
    window.location.reload()
  })
}

function readTime(): number | null {
  try {
    const time = window.sessionStorage.getItem(KEY)
    return time === null ? null : Number(time)
  } catch {
    return null
  }
}

/** Without a memory there must be no reload: nothing would end it. */
function writeTime(time: number): boolean {
  try {
    window.sessionStorage.setItem(KEY, String(time))
    return true
  } catch {
    return false
  }
}

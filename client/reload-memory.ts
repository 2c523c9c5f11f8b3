import { mayReload } from './failed-chunk.ts'

const KEY = 'chunk-reload'

/** Whether the page may be loaded anew for a part that did not come; whoever is told so does it. */
export function takeReload(): boolean {
  const now = Date.now()
  return mayReload(readTime(), now) && writeTime(now)
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

import { takeReload } from '#client/reload-memory.ts'

interface Reloading {
  /** At most once a minute: a part that is gone for good ends on the page that says so. */
  mayReload: () => boolean
  reload: () => void
}

const OF_BROWSER: Reloading = { mayReload: takeReload, reload: () => location.reload() }

/** A part that does not come usually belongs to an older release: the page is loaded anew, and shows nothing until then. */
export async function loadPart<Part>(load: () => Promise<Part>, { mayReload, reload } = OF_BROWSER): Promise<Part> {
  try {
    return await load()
  } catch (fault) {
    if (!mayReload()) throw fault
    reload()
    return new Promise(() => {})
  }
}

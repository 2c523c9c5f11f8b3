import { takeReload } from '#client/reload-memory.ts'

/**
 * A part that fails to load usually belongs to an older release of the site: the page is loaded anew, at most once a
 * minute. Vite tells of each failed `import()` of ours. A prevented failure comes out of the import as `undefined`: who
 * asked for the part has nothing to do, the page is going. Otherwise it is refused, and who asked says so in words.
 */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!takeReload()) return
    event.preventDefault()
    window.location.reload()
  })
}

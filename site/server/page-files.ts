import type { ServerBuild } from 'react-router'

/** The files of a page, as the build names them. */
export interface PageFiles {
  version: string
  entry: string
  modules: readonly { id: string; module: string }[]
  /** Every file of scripts that the page loads by itself. */
  imports: readonly string[]
  styles: readonly string[]
  /** While developing: what replaces modules while the page lives. */
  refresh: string | undefined
}

/** Which files belong to the page that these routes make up, from the root to the page itself. */
export function createPageFiles({ version, entry, routes, hmr }: ServerBuild['assets']) {
  const filesByPage = new Map<string, PageFiles>()

  function findFiles(ids: readonly string[]): PageFiles {
    const own = ids.flatMap((id) => routes[id] ?? [])
    const modules = own.map(({ id, module }) => ({ id, module }))
    const imports = [entry, ...own].flatMap((part) => [part.module, ...(part.imports ?? [])])
    const styles = own.flatMap(({ css }) => css ?? [])
    return {
      version,
      entry: entry.module,
      modules,
      imports: [...new Set(imports)],
      styles: [...new Set(styles)],
      refresh: hmr?.runtime,
    }
  }

  return (ids: readonly string[]): PageFiles => {
    const page = ids.join()
    const files = filesByPage.get(page) ?? findFiles(ids)
    filesByPage.set(page, files)
    return files
  }
}

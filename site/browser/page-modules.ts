import type { ModulesById, PageData, RouteModule } from '#ui/router/page-data.ts'

const modules = new Map<string, RouteModule>()

export function hasModulesOf({ matches }: Pick<PageData, 'matches'>): boolean {
  return matches.every(({ id }) => modules.has(id))
}

/** Fetches what a page is made of, as far as this document does not have it. Throws where a file is missing. */
export async function loadModules({ matches, imports, styles }: PageData): Promise<ModulesById> {
  if (!hasModulesOf({ matches })) for (const href of imports) preload(href)
  const load = async ({ id, module }: PageData['matches'][number]) => {
    if (!modules.has(id)) modules.set(id, (await import(/* @vite-ignore */ module)) as RouteModule)
  }
  await Promise.all([...styles.map(loadStyle), ...matches.map(load)])
  return modules
}

/** All at once: browsers would learn of them one after the other. */
function preload(href: string): void {
  if (!document.querySelector(`link[rel=modulepreload][href="${href}"]`)) addLink({ rel: 'modulepreload', href })
}

/** After the styles that are there, as in a document of the page's own. */
function loadStyle(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return undefined
  const link = addLink({ rel: 'stylesheet', href })
  return new Promise((done) => {
    link.onload = done
    link.onerror = done
  })
}

function addLink(facts: { rel: string; href: string }): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), facts)
  document.head.append(link)
  return link
}

import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

/** Where the back office's code comes from: its build, or Vite while developing. */
export interface OfficeSource {
  /** The page that its scripts fill, with places for what differs from answer to answer. */
  shell(): Promise<string>
  /** Folder of the built assets; null when Vite serves them. */
  assets: URL | null
  /** The panel's script, which pages of the site have when somebody of the office reads them. */
  panel: { script: string; assets: URL | null }
  /** While developing: answers for a module, or goes on. */
  answerModule?: (exchange: { request: IncomingMessage; response: ServerResponse; goOn: () => void }) => void
}

const BUILT = new URL('../../build/office/', import.meta.url)
const BUILT_PANEL = new URL('../../build/panel/assets/', import.meta.url)
export const PANEL_PREFIX = '/admin/panel/'

export function builtOffice(): OfficeSource {
  const shell = readFileSync(new URL('index.html', BUILT), 'utf8')
  const script = readdirSync(BUILT_PANEL).find((name) => name.endsWith('.js'))
  if (!script) throw new Error('The panel is not built.')
  const panel = { script: PANEL_PREFIX + script, assets: BUILT_PANEL }
  return { shell: async () => shell, assets: new URL('assets/', BUILT), panel }
}

/** Without hot reload: its socket is the public site's. */
export async function developedOffice(): Promise<OfficeSource> {
  const { createServer } = await import('vite')
  const folder = new URL('../../office/', import.meta.url)
  const vite = await createServer({
    configFile: fileURLToPath(new URL('vite.config.ts', folder)),
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
  })
  const read = () => readFileSync(new URL('index.html', folder), 'utf8')
  return {
    shell: () => vite.transformIndexHtml('/admin/', read()),
    assets: null,
    panel: { script: '/admin/content/site-panel/entry.ts', assets: null },
    answerModule: ({ request, response, goOn }) => vite.middlewares(request, response, goOn),
  }
}

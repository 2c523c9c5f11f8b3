import { createServer, type Server } from 'node:http'
import { createGuardedServer } from '#run/connections/guarded-server.ts'
import type { RawHandler } from '#run/connections/in-turn.ts'
import { CONNECTIONS, HTTP_TIMES } from '#run/limits.ts'
import type { SiteRenderer } from '#site/server/page-server.ts'
import { contentSecurityPolicy, type Policy } from '#site/server/security-headers.ts'

interface RendererModule {
  renderer: SiteRenderer
}

/** Where the site's code comes from: the build, or Vite while developing. */
export interface SiteSource {
  renderer(): Promise<SiteRenderer>
  createServer(handler: RawHandler, isShared: (address: string) => boolean): Server
  policy: Policy
  /** Folder of the built assets; null when Vite serves them. */
  assets: URL | null
}

export async function builtSite(): Promise<SiteSource> {
  const { renderer } = (await import(
    new URL('../../build/site/server/index.js', import.meta.url).href
  )) as RendererModule
  return {
    renderer: async () => renderer,
    createServer: (handler, isShared) =>
      createGuardedServer(handler, { limits: CONNECTIONS, times: HTTP_TIMES, isShared }),
    policy: contentSecurityPolicy,
    assets: new URL('../../build/site/client/assets/', import.meta.url),
  }
}

/** Hot reload: Vite answers for modules and asset files, everything else goes on to the server. */
export async function developedSite(): Promise<SiteSource> {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    renderer: async () => ((await vite.ssrLoadModule('/site/renderer.ts')) as RendererModule).renderer,
    createServer: (handler) =>
      createServer((request, response) => vite.middlewares(request, response, () => handler(request, response))),
    // Vite brings inline scripts and styles and a socket of its own.
    policy: () => '',
    assets: null,
  }
}

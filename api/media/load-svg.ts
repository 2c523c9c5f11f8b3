import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { loadSvg } from '#contract/media/media.ts'
import { findMedia } from '#db/queries/media/media.ts'
import { originalKey } from '#providers/storage/media-storage.ts'
import { parseImageVariant } from '#rules/media/image-variant.ts'

const SVG = 'image/svg+xml'
const OWN_PATH = /^\/img\/([a-z0-9]+)\/([0-9a-f]{32})\/([^/?#]+)$/
const NOT_LOADED = { refusal: 'drawing-not-loaded' } as const

/** Others are asked when the transaction is over: however slow they are, no connection waits for them. */
export const handleLoadSvg: Handler<typeof loadSvg> = async ({ body: { url } }, parts) => {
  if (url.startsWith('/')) {
    const key = await findOwnKey(parts, url)
    const bytes = key === null ? null : await parts.storage.get(key)
    return bytes ? clean(parts, bytes) : NOT_LOADED
  }
  return {
    afterwards: async () => {
      const loaded = await parts.drawings.load(url)
      return 'refusal' in loaded ? loaded : clean(parts, loaded.bytes)
    },
  }
}

/** Where a drawing of the estate lies, by the address under which the image service shows it. */
async function findOwnKey({ db, site }: Pick<HandlerContext, 'db' | 'site'>, path: string): Promise<string | null> {
  const [, variant = '', id = '', file = ''] = OWN_PATH.exec(path) ?? []
  const media = id === '' ? undefined : await findMedia(db, id)
  if (media?.mime_type !== SVG) return null
  return parseImageVariant({ media, variant, file }) === 'file' ? originalKey(site.id, id) : null
}

async function clean({ pictures }: Pick<HandlerContext, 'pictures'>, bytes: Uint8Array) {
  const taken = await pictures.take(bytes)
  if ('refusal' in taken) return taken
  if (taken.mime_type !== SVG) return { refusal: 'media-unreadable' as const }
  return { value: { svg: Buffer.from(taken.bytes).toString() } }
}

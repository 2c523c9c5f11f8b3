import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Services } from '#api/calls/handler.ts'
import type { Directory } from '#api/calls/site-directory.ts'
import { identifyCaller } from '#api/http/call-routes.ts'
import type { Gate } from '#api/http/gate.ts'
import { header } from '#api/http/request-header.ts'
import { REFUSAL_STATUS, type Refusal } from '#contract/basics/refusals.ts'
import { parseImageVariant, TYPE_BY_FORMAT } from '#rules/media/image-variant.ts'
import { HOT_PICTURES_BYTES } from '#run/limits.ts'
import { localeFromLang } from '#words/basics/locales.ts'
import { refusalWords } from '#words/basics/refusals/words.ts'
import { createImageStore, type ImageStore } from './image-store.ts'
import { createMediaLookUp, type MediaLookUp } from './media-look-up.ts'
import { filmBody, wholeBody } from './picture-body.ts'

interface PicturesParts {
  pool: Pool
  directory: Directory
  services: Services
  gate: Gate
  now: () => Date
}

interface PictureContext extends PicturesParts {
  images: ImageStore
  lookUp: MediaLookUp
}

interface PicturePath {
  variant: string
  id: string
  file: string
}

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Opened alone in a tab, a drawing is a document: it may style itself and nothing else. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Adds the image service: `/img/<variant>/<id>/<readable name>.<ending>`. */
export function addPictures(app: FastifyInstance, given: PicturesParts): void {
  const images = createImageStore(given.services, HOT_PICTURES_BYTES)
  const parts = { ...given, images, lookUp: createMediaLookUp(given.pool, given.gate) }
  app.get<{ Params: PicturePath }>('/img/:variant/:id/:file', (request, reply) => answer(parts, { request, reply }))
  app.get('/img/*', async (request, reply) => refuse({ request, reply, refusal: 'media-not-found' }))
}

type PictureRequest = FastifyRequest<{ Params: PicturePath }>

async function answer(
  parts: PictureContext,
  { request, reply }: { request: PictureRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { variant, id, file } = request.params
  const caller = identifyCaller(parts, { request })
  if ('refusal' in caller) return refuse({ request, reply, refusal: caller.refusal })
  const media = await parts.lookUp(caller.site.id, id)
  if ('refusal' in media) return refuse({ request, reply, refusal: media.refusal })
  const imageVariant = parseImageVariant({ media, variant, file })
  if (!imageVariant) return refuse({ request, reply, refusal: 'media-not-found' })

  const etag = `"${id}-${imageVariant === 'file' ? 'file' : imageVariant.name}"`
  const headers = pictureHeaders({
    variant,
    etag,
    type: imageVariant === 'file' ? media.mime_type : TYPE_BY_FORMAT[imageVariant.size.format],
  })
  if (matches(header(request, 'if-none-match'), etag)) return reply.code(304).headers(headers).send()
  const siteId = caller.site.id
  const { storage } = parts.services
  const body = await (media.kind === 'VIDEO'
    ? filmBody({ storage, siteId, media, etag, request })
    : wholeBody({ shelf: parts.images, siteId, id, wish: imageVariant }))
  if (!('refusal' in body)) {
    return reply
      .code(body.status)
      .headers({ ...headers, ...body.headers })
      .send(body.payload)
  }
  if (body.refusal === 'media-not-found') request.log.error({ site: siteId, media: id }, 'a stored file is gone')
  return refuse({ request, reply, refusal: body.refusal })
}

function pictureHeaders({
  variant,
  etag,
  type,
}: {
  variant: string
  etag: string
  type: string
}): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': FOR_EVER,
    etag,
    'x-content-type-options': 'nosniff',
    // Networks that show a shared page, and mailboxes in browsers, fetch its picture from their own pages.
    'cross-origin-resource-policy': variant === 'shared' || variant === 'mail' ? 'cross-origin' : 'same-origin',
    ...(type === 'image/svg+xml' ? { 'content-security-policy': DRAWING_POLICY } : {}),
  }
}

interface RefuseOptions {
  request: FastifyRequest
  reply: FastifyReply
  refusal: Refusal
}

function refuse({ request, reply, refusal }: RefuseOptions): FastifyReply {
  if (refusal === 'overloaded') reply.header('retry-after', '2')
  const sentence = refusalWords[localeFromLang(header(request, 'userlang'))][refusal]
  return reply
    .code(REFUSAL_STATUS[refusal])
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .header('x-content-type-options', 'nosniff')
    .send(`${sentence}\n`)
}

function matches(given: string | undefined, etag: string): boolean {
  return given?.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim())) ?? false
}

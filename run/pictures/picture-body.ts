import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { header } from '#api/http/request-header.ts'
import type { StoredMedia } from '#db/queries/media/media.ts'
import { type MediaStorage, originalKey } from '#providers/storage/media-storage.ts'
import type { ImageVariant } from '#rules/media/image-variant.ts'
import { readByteRange } from './byte-range.ts'
import type { ImageStore } from './image-store.ts'
import { storedStream } from './stored-stream.ts'

/** What is sent, with the headers that only it has. */
type PictureBody =
  | { status: number; headers: Readonly<Record<string, string | number>>; payload: Uint8Array | Readable | undefined }
  | { refusal: 'media-not-found' | 'overloaded' }

interface WholeBodyOptions {
  shelf: ImageStore
  siteId: number
  id: string
  wish: ImageVariant
}

export async function wholeBody({ shelf, siteId, id, wish }: WholeBodyOptions): Promise<PictureBody> {
  const found = await shelf.find({ siteId, mediaId: id, wish })
  return 'refusal' in found ? found : { status: 200, headers: {}, payload: found.bytes }
}

interface FilmAsked {
  storage: MediaStorage
  siteId: number
  media: StoredMedia
  etag: string
  request: FastifyRequest
}

/** Browsers fetch films in parts; Safari plays none without. */
export async function filmBody({ storage, siteId, media, etag, request }: FilmAsked): Promise<PictureBody> {
  const total = media.bytes
  const condition = header(request, 'if-range')
  const isAsked = condition === undefined || condition === etag
  const range = isAsked ? readByteRange(header(request, 'range'), total) : 'whole'
  if (range === 'unsatisfiable') {
    const headers = { 'content-range': `bytes */${total}`, 'cache-control': 'no-store' }
    return { status: 416, headers, payload: undefined }
  }
  const { start, end } = range === 'whole' ? { start: 0, end: total - 1 } : range
  const isHead = request.method === 'HEAD'
  const payload = isHead
    ? Readable.from([])
    : await storedStream(storage, { key: originalKey(siteId, media.id), range: { start, end } })
  if (!payload) return { refusal: 'media-not-found' }
  const headers = { 'accept-ranges': 'bytes', 'content-length': end - start + 1 }
  if (range === 'whole') return { status: 200, headers, payload }
  return { status: 206, headers: { ...headers, 'content-range': `bytes ${start}-${end}/${total}` }, payload }
}

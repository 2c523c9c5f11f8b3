interface Film {
  /** The file without what the camera wrote about place and owner. */
  bytes: Uint8Array
  width: number | null
  height: number | null
}

interface Box {
  type: string
  start: number
  content: number
  end: number
}

/** Boxes that describe rather than play: user data (with the place of a phone's film), tags, extensions (XMP). */
const TELLING = new Set(['udta', 'meta', 'uuid'])
const TKHD_MATRIX = [40, 52] as const
const TKHD_SIZE = [76, 88] as const

export function isFilm(bytes: Uint8Array): boolean {
  return /^....ftyp(isom|iso\d|mp4\d|avc1|M4V |qt {2})/s.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'))
}

/** The same container may hold anything in the name of QuickTime: only what browsers play is taken. */
function isQuickTime(bytes: Buffer): boolean {
  return bytes.toString('latin1', 8, 12) === 'qt  '
}

/** Walks the boxes of an MP4 (ISO 14496-12 §4.2) and blanks those that tell; null when the file is not whole. */
export function readFilm(given: Uint8Array): Film | null {
  const bytes = Buffer.from(given)
  const boxes = boxesIn({ bytes, start: 0, end: bytes.length })
  const movie = boxes?.find(({ type }) => type === 'moov')
  const inMovie = movie && boxesIn({ bytes, start: movie.content, end: movie.end })
  if (!boxes || !inMovie || !boxes.some(({ type }) => type === 'mdat')) return null

  const tracks = inMovie
    .filter(({ type }) => type === 'trak')
    .map(({ content, end }) => boxesIn({ bytes, start: content, end }))
  if (tracks.some((inTrack) => inTrack === null)) return null
  if (
    isQuickTime(bytes) &&
    !playsInBrowsers(
      bytes,
      tracks.map((inTrack) => inTrack ?? []),
    )
  )
    return null
  const sizes = tracks.flatMap((inTrack) => inTrack ?? []).flatMap((box) => shownSize(bytes, box) ?? [])
  for (const box of [...boxes, ...inMovie, ...tracks.flatMap((inTrack) => inTrack ?? [])]) blankIfTelling(bytes, box)
  const [size] = sizes
  return { bytes, width: size?.width ?? null, height: size?.height ?? null }
}

/** H.264 with AAC or without a sound; what neither moves nor sounds is not asked. */
function playsInBrowsers(bytes: Buffer, tracks: readonly Box[][]): boolean {
  const codecs = tracks.map((inTrack) => trackCodec(bytes, inTrack))
  const moving = codecs.filter(({ kind }) => kind === 'vide')
  const sounding = codecs.filter(({ kind }) => kind === 'soun')
  return (
    moving.length > 0 &&
    moving.every(({ codec }) => codec === 'avc1' || codec === 'avc3') &&
    sounding.every(({ codec }) => codec === 'mp4a')
  )
}

/** What a track is (its handler, §8.4.3), and what its first sample description names (§8.5.2). */
function trackCodec(bytes: Buffer, inTrack: readonly Box[]): { kind: string; codec: string } {
  const media = boxesAt(bytes, { within: inTrack, path: ['mdia'] })
  const handler = media.find(({ type }) => type === 'hdlr')
  const kind = handler ? bytes.toString('latin1', handler.content + 8, handler.content + 12) : ''
  const descriptions = boxesAt(bytes, { within: media, path: ['minf', 'stbl'] }).find(({ type }) => type === 'stsd')
  const first = descriptions && boxesIn({ bytes, start: descriptions.content + 8, end: descriptions.end })?.[0]
  return { kind, codec: first?.type ?? '' }
}

/** The boxes at the end of a path of boxes; none where it breaks off. */
function boxesAt(bytes: Buffer, { within, path }: { within: readonly Box[]; path: readonly string[] }): readonly Box[] {
  let found = within
  for (const name of path) {
    const next = found.find(({ type }) => type === name)
    found = (next && boxesIn({ bytes, start: next.content, end: next.end })) ?? []
  }
  return found
}

function boxesIn({ bytes, start, end }: { bytes: Buffer; start: number; end: number }): Box[] | null {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end; ) {
    const given = bytes.readUInt32BE(at)
    const isLong = given === 1
    if (isLong && at + 16 > end) return null
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : given === 0 ? end - at : given
    const content = at + (isLong ? 16 : 8)
    if (at + size > end || at + size < content) return null
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at, content, end: at + size })
    at += size
  }
  return boxes
}

/** Only its kind and content change: the boxes after it stay where the index says they are. */
function blankIfTelling(bytes: Buffer, { type, start, content, end }: Box): void {
  if (!TELLING.has(type)) return
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, content, end)
}

/** The size a track is shown in; a film held upright is stored lying, with a quarter turn. */
function shownSize(bytes: Buffer, { type, content, end }: Box): { width: number; height: number } | null {
  if (type !== 'tkhd') return null
  const version = bytes[content] === 1 ? 1 : 0
  if (content + TKHD_SIZE[version] + 8 > end) return null
  const width = bytes.readUInt32BE(content + TKHD_SIZE[version]) >>> 16
  const height = bytes.readUInt32BE(content + TKHD_SIZE[version] + 4) >>> 16
  if (width === 0 || height === 0) return null
  const isTurned = bytes.readInt32BE(content + TKHD_MATRIX[version]) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}

/** One box of an MP4. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8)
  const body = Buffer.concat(content)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The header of a picture track of 640 × 360, upright by a quarter turn. */
export function trackHeader(isUpright = false): Buffer {
  const header = Buffer.alloc(84)
  const ONE = 0x10000
  header.writeInt32BE(isUpright ? 0 : ONE, 40)
  header.writeInt32BE(isUpright ? ONE : 0, 44)
  header.writeUInt32BE(640 * ONE, 76)
  header.writeUInt32BE(360 * ONE, 80)
  return box('tkhd', header)
}

/** A track of QuickTime: what it is, and the codec of its first sample description. */
function codecTrack(kind: string, codec: string): Buffer {
  const handler = box('hdlr', Buffer.from(`\0\0\0\0mhlr${kind}\0\0\0\0`, 'latin1'))
  const description = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(16)))
  return box('trak', trackHeader(), box('mdia', handler, box('minf', box('stbl', description))))
}

/** A film as cameras write it, with these codecs in its tracks. */
export function quickTime(codecs: readonly { kind: string; codec: string }[]): Buffer {
  const tracks = codecs.map(({ kind, codec }) => codecTrack(kind, codec))
  const movie = box('moov', box('mvhd', Buffer.alloc(100)), ...tracks)
  return Buffer.concat([box('ftyp', Buffer.from('qt  \0\0\0\0qt  ')), movie, box('mdat', Buffer.from('frames'))])
}

interface FilmOptions {
  isUpright?: boolean
  /** What the camera wrote into it. */
  told?: string
  /** How many bytes of pictures it holds. */
  length?: number
}

/** An MP4 in its outer form, enough for everyone who does not play it. */
export function film({ isUpright = false, told = 'told', length = 600 }: FilmOptions = {}): Buffer {
  const tells = Buffer.from(told)
  const track = box('trak', trackHeader(isUpright), box('udta', tells))
  const movie = box('moov', box('mvhd', Buffer.alloc(100)), track, box('meta', tells), box('udta', tells))
  const frames = Buffer.from(Array.from({ length }, (_, at) => at % 251))
  const start = box('ftyp', Buffer.from('isom\0\0\0\0isommp41'))
  return Buffer.concat([start, movie, box('uuid', tells), box('mdat', Buffer.from('frames'), frames)])
}

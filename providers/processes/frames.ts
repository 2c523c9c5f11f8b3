import type { Readable, Writable } from 'node:stream'

/** A few words and many bytes. */
export interface Frame<Words> {
  words: Words
  bytes: Uint8Array
}

const HEAD_BYTES = 8

/** Writes lengths, words and bytes one after the other: node's own messages would copy the bytes twice. */
export function writeFrame<Words>(stream: Writable, { words, bytes }: Frame<Words>): void {
  const text = Buffer.from(JSON.stringify(words))
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32BE(text.length, 0)
  head.writeUInt32BE(bytes.length, 4)
  stream.write(Buffer.concat([head, text]))
  if (bytes.length > 0) stream.write(bytes)
}

/** Tells each frame as soon as it is whole. Both ends are ours: what arrives is what was written. */
export function readFrames<Words>(stream: Readable, tell: (frame: Frame<Words>) => void): void {
  let gathered: Buffer[] = []
  let length = 0
  let wanted = HEAD_BYTES
  stream.on('data', (chunk: Buffer) => {
    gathered.push(chunk)
    length += chunk.length
    while (length >= wanted) {
      const all = gathered.length === 1 ? (gathered[0] ?? chunk) : Buffer.concat(gathered, length)
      const textEnd = HEAD_BYTES + all.readUInt32BE(0)
      const end = textEnd + all.readUInt32BE(4)
      gathered = [all]
      wanted = end
      if (length < end) return
      const words = JSON.parse(all.toString('utf8', HEAD_BYTES, textEnd)) as Words
      const rest = all.subarray(end)
      gathered = rest.length > 0 ? [rest] : []
      length = rest.length
      wanted = HEAD_BYTES
      tell({ words, bytes: all.subarray(textEnd, end) })
    }
  })
}

import { copyPhotograph } from './copy-photograph.ts'
import { type Frame, readFrames, writeFrame } from './frames.ts'
import { makePicture } from './make-picture.ts'
import type { MakerAnswer, MakerTask } from './maker-protocol.ts'
import { takeMedia } from './take-media.ts'

const NOTHING = new Uint8Array()

/** The program of the picture process: what it opens comes from strangers, so it knows no secret and no database. */
readFrames<MakerTask>(process.stdin, async (frame) => writeFrame(process.stdout, await answerTo(frame)))
process.stdin.on('end', () => process.exit(0))

async function answerTo({ words, bytes }: Frame<MakerTask>): Promise<Frame<MakerAnswer>> {
  const { id } = words
  try {
    if (words.task === 'make') return { words: { id, made: true }, bytes: await makePicture(bytes, words.size) }
    return words.task === 'copy' ? await copy(id, bytes) : await take(id, bytes)
  } catch (error) {
    return { words: { id, failure: (error as Error).message }, bytes: NOTHING }
  }
}

async function copy(id: number, given: Uint8Array): Promise<Frame<MakerAnswer>> {
  const copied = await copyPhotograph(given)
  if ('refusal' in copied) return { words: { id, copied }, bytes: NOTHING }
  const { bytes, ...size } = copied
  return { words: { id, copied: size }, bytes }
}

async function take(id: number, given: Uint8Array): Promise<Frame<MakerAnswer>> {
  const taken = await takeMedia(given)
  if ('refusal' in taken) return { words: { id, taken }, bytes: NOTHING }
  const { bytes: changed, ...kind } = taken
  return { words: { id, taken: { ...kind, isChanged: changed !== undefined } }, bytes: changed ?? NOTHING }
}

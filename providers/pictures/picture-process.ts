import { answerTasks } from '#providers/processes/answer-tasks.ts'
import type { Frame } from '#providers/processes/frames.ts'
import { composePicture } from './compose-picture.ts'
import { copyPhotograph } from './copy-photograph.ts'
import { cropPhotograph } from './crop-photograph.ts'
import { makePicture } from './make-picture.ts'
import type { PictureAnswer, PictureTask } from './picture-protocol.ts'
import { readColours } from './read-colours.ts'
import { takeOfEstate } from './take-media.ts'

const NOTHING = new Uint8Array()

/** The program of the picture process: what it opens comes from strangers, so it knows no secret and no database. */
answerTasks<PictureTask, PictureAnswer>(async ({ words, bytes }) => {
  const { id } = words
  if (words.task === 'make') return { words: { id, made: true }, bytes: await makePicture(bytes, words.size) }
  if (words.task === 'compose') {
    const composed = await composePicture(parted(bytes, words.lengths), words.composition)
    return { words: { id, made: true }, bytes: composed }
  }
  if (words.task === 'crop') return told(id, await cropPhotograph(bytes, words.box))
  if (words.task === 'colours') return { words: { id, colours: await readColours(bytes) }, bytes: NOTHING }
  return words.task === 'copy' ? copy(id, bytes) : told(id, await takeOfEstate(bytes))
})

async function copy(id: number, given: Uint8Array): Promise<Frame<PictureAnswer>> {
  const copied = await copyPhotograph(given)
  if ('refusal' in copied) return { words: { id, copied }, bytes: NOTHING }
  const { bytes, ...size } = copied
  return { words: { id, copied: size }, bytes }
}

type Taken = Awaited<ReturnType<typeof takeOfEstate>>

function told(id: number, taken: Taken): Frame<PictureAnswer> {
  if ('refusal' in taken) return { words: { id, taken }, bytes: NOTHING }
  const { bytes: changed, ...kind } = taken
  return { words: { id, taken: { ...kind, isChanged: changed !== undefined } }, bytes: changed ?? NOTHING }
}

function parted(bytes: Uint8Array, lengths: readonly number[]): Uint8Array[] {
  let start = 0
  return lengths.map((length) => {
    start += length
    return bytes.subarray(start - length, start)
  })
}

import { makePicture } from './make-picture.ts'
import type { MakerAnswer, MakerRequest, MakerTask } from './maker-protocol.ts'
import { takeMedia } from './take-media.ts'

/** The program of the picture process: whatever it opens came from strangers, so it knows no secret and no database. */
process.on('message', async ({ id, task }: MakerRequest) => {
  process.send?.({ id, ...(await answerOf(task)) } as MakerAnswer)
})
process.on('disconnect', () => process.exit(0))

async function answerOf(task: MakerTask) {
  try {
    return task.type === 'take'
      ? { taken: await takeMedia(task.bytes) }
      : { made: await makePicture(task.bytes, task.size) }
  } catch (error) {
    return { failure: (error as Error).message }
  }
}

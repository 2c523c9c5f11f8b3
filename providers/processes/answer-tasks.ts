import { Console } from 'node:console'
import { type Frame, readFrames, writeFrame } from './frames.ts'
import type { Numbered } from './maker-process.ts'

/** What a process answers when it could not do what was asked. */
export interface Failure extends Numbered {
  failure: string
}

const NOTHING = new Uint8Array()

/** The whole program of a process that a serving one has started: it works for as long as somebody may ask. */
export function answerTasks<Task extends Numbered, Answer extends Numbered>(
  work: (asked: Frame<Task>) => Promise<Frame<Answer>>,
): void {
  // Only answers go to stdout: what a library says there would be read as the beginning of one, and nobody be answered.
  globalThis.console = new Console(process.stderr)
  readFrames<Task>(process.stdin, async (asked) => {
    const answer = await work(asked).catch((error: Error) => failure(asked.words.id, error))
    writeFrame<Answer | Failure>(process.stdout, answer)
  })
  process.stdin.on('end', () => process.exit(0))
  // Whoever asked was killed while we worked: nobody is left to answer.
  process.stdout.on('error', () => process.exit(0))
}

function failure(id: number, error: Error): Frame<Failure> {
  return { words: { id, failure: error.message }, bytes: NOTHING }
}

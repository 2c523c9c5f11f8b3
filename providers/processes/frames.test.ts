import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Frame, readFrames, writeFrame } from './frames.ts'

test('frames arrive as they were written, however the stream cuts them', () => {
  const frame = fc.record({ words: fc.jsonValue(), bytes: fc.uint8Array({ maxLength: 60 }) })
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 5 }), fc.array(fc.nat(30), { minLength: 1 }), (frames, cuts) => {
      const written = new PassThrough()
      for (const one of frames) writeFrame(written, one)
      const all: Buffer = written.read() ?? Buffer.alloc(0)
      const stream = new PassThrough()
      const told: Frame<unknown>[] = []
      readFrames(stream, (one) => told.push(one))
      for (let at = 0, turn = 0; at < all.length; turn++) {
        const end = at + (cuts[turn % cuts.length] ?? 0) + 1
        stream.emit('data', all.subarray(at, end))
        at = end
      }
      expect(told.map(({ words, bytes }) => [JSON.stringify(words), [...bytes]])).toEqual(
        frames.map(({ words, bytes }) => [JSON.stringify(words), [...bytes]]),
      )
    }),
  )
})

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { holdBytes } from './held-bytes.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cuvee-held-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const chunksOf = (sizes: readonly number[]) => sizes.map((size, at) => Buffer.alloc(size, at + 1))

test.each([
  [[]],
  [[0]],
  [[1, 2, 3]],
  [[64_000]],
  [[64_000, 1]],
  [[30_000, 40_000, 50_000]],
  [[1_000_000, 1, 1_000_000]],
])('pieces of %j bytes come back as they came, and leave nothing behind', async (sizes) => {
  const folder = makeFolder()
  const chunks = chunksOf(sizes)
  const held = await holdBytes(Readable.from(chunks), folder)
  expect(readdirSync(folder)).toEqual([])
  expect(Buffer.concat(chunks).equals(await held.read())).toBe(true)
  await held.drop()
})

test('what breaks off is told and leaves nothing behind', async () => {
  const folder = makeFolder()
  async function* broken() {
    yield Buffer.alloc(100_000)
    throw new Error('cut off')
  }
  await expect(holdBytes(broken(), folder)).rejects.toThrow('cut off')
  expect(readdirSync(folder)).toEqual([])
})

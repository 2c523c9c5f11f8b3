import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SAMPLE_FILES, sampleMediaById } from './sample-pictures.ts'

const pictures = [...sampleMediaById.values()].filter(({ kind }) => kind === 'IMAGE')

test.each(pictures)('$filename lies in db/demo/pictures and has the size that samples say', async (file) => {
  const path = fileURLToPath(import.meta.resolve(`#db/demo/pictures/${file.filename}`))
  expect(await sharp(path).metadata()).toMatchObject({ width: file.width, height: file.height })
})

test('no two pictures of samples share a number', () => {
  const files = Object.values(SAMPLE_FILES)
  expect(new Set(files.map(({ number }) => number)).size).toBe(files.length)
})

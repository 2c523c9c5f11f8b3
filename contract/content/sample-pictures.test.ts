import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleMediaById } from './sample-pictures.ts'

const media = [...sampleMediaById.values()]

test.each(media.filter(({ kind }) => kind === 'IMAGE'))(
  '$filename lies in db/demo/pictures and has the size that samples say',
  async (file) => {
    const path = fileURLToPath(import.meta.resolve(`#db/demo/pictures/${file.filename}`))
    expect(await sharp(path).metadata()).toMatchObject({ width: file.width, height: file.height })
  },
)

test('no two pictures of samples share an id', () => {
  expect(new Set(media.map(({ filename }) => filename)).size).toBe(media.length)
  expect(sampleMediaById.size).toBe(12)
})

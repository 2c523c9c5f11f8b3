import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPng } from './png-picture.ts'

const pixels = (channels: 3 | 4) => Buffer.from(Array.from({ length: 6 * channels }, (_, at) => at * 7))
const png = (channels: 3 | 4) =>
  sharp(pixels(channels), { raw: { width: 3, height: 2, channels } })
    .png()
    .toBuffer()

test('a picture that is seen through comes with how much', async () => {
  const { width, height, pixels: seen, mask } = readPng(await png(4))
  expect([width, height]).toEqual([3, 2])
  expect(inflateSync(seen.deflated)).toHaveLength(2 * (1 + 3 * 3))
  expect(mask && inflateSync(mask.deflated)).toHaveLength(2 * (1 + 3))
  expect(seen.entries).toContain('/Predictor 15 /Colors 3')
  expect(mask?.entries).toContain('/DeviceGray')
})

test('one that is not goes in as it was packed', async () => {
  const { pixels: seen, mask } = readPng(await png(3))
  expect(mask).toBeNull()
  expect(inflateSync(seen.deflated)).toHaveLength(2 * (1 + 3 * 3))
})

test('what nobody makes for papers is refused, not drawn wrongly', async () => {
  const interlaced = await sharp(pixels(3), { raw: { width: 3, height: 2, channels: 3 } })
    .png({ progressive: true })
    .toBuffer()
  expect(() => readPng(interlaced)).toThrow(/not drawn/)
})

import { expect, test } from 'vitest'
import { pictureRatio } from './picture-ratio.ts'

const drawing = (attributes: string) =>
  pictureRatio(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`))

test('a drawing is as wide as its view, or as it says', () => {
  expect(drawing('viewBox="0 0 300 100"')).toBe(3)
  expect(drawing('viewBox="0,0, 50 ,100" width="9" height="1"')).toBe(0.5)
  expect(drawing('width="40px" height="20px"')).toBe(2)
})

test('a PNG tells its size in its head', () => {
  const png = Buffer.alloc(24)
  png.set([0x89, 0x50, 0x4e, 0x47])
  png.writeUInt32BE(640, 16)
  png.writeUInt32BE(160, 20)
  expect(pictureRatio(png)).toBe(4)
})

test('what tells nothing has the shape of most logos', () => {
  for (const nothing of [drawing(''), drawing('viewBox="0 0 x y"'), pictureRatio(new Uint8Array([0x89]))])
    expect(nothing).toBe(2.5)
})

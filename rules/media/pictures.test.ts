import { expect, test } from 'vitest'
import { offeredWidths, onlineImage, pictureAddress, sharedPictureAddress, splitFilename, srcSet } from './pictures.ts'

const media = (facts: object = {}) =>
  onlineImage({
    id: 'b'.repeat(32),
    kind: 'IMAGE',
    filename: 'Allée du Clos.JPG',
    mime_type: 'image/jpeg',
    width: 700,
    height: 500,
    ...facts,
  })

test.each([
  ['Allée du Clos.JPG', 'allee-du-clos', 'jpg'],
  ['../../etc/passwd', 'image', 'etcpasswd'],
  ['œuvre "rare" <1>.png', 'uvre-rare-1', 'png'],
  ['sans-fin', 'sans-fin', 'bin'],
  ['', 'image', 'bin'],
])('%s is readable and safe in an address', (filename, name, ending) => {
  expect(splitFilename(filename)).toEqual({ name, ending })
})

test('a picture is offered in the sizes that are not wider than itself', () => {
  expect(offeredWidths(media())).toEqual([96, 160, 320, 480, 640])
  expect(offeredWidths(media(), 320)).toEqual([96, 160, 320])
  expect(offeredWidths(media({ width: 50 }))).toEqual([96])
  expect(srcSet({ image: media(), format: 'avif', widest: 160 })).toBe(
    `/img/w96/${'b'.repeat(32)}/allee-du-clos.avif 96w, /img/w160/${'b'.repeat(32)}/allee-du-clos.avif 160w`,
  )
})

test('a drawing and a film have one address each, and are not made smaller', () => {
  const drawing = media({ mime_type: 'image/svg+xml', filename: 'Logo.svg' })
  expect(pictureAddress({ image: drawing, width: 320, format: 'avif' })).toBe(
    `/img/original/${'b'.repeat(32)}/logo.svg`,
  )
  expect(sharedPictureAddress(drawing)).toBeNull()
  expect(media({ kind: 'VIDEO', mime_type: 'video/mp4', width: null, height: null })).toMatchObject({
    externalType: 'VIDEO',
    width: 0,
  })
})

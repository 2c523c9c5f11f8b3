import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  focalClasses,
  offeredWidths,
  onlineImage,
  pictureAddress,
  sharedPictureAddress,
  splitFilename,
  srcSet,
} from './pictures.ts'

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
  ['œuvre "rare" <1>.png', 'oeuvre-rare-1', 'png'],
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

test('a focal point is told unless it is the middle', () => {
  expect(media({ focal_x: 50, focal_y: 50 })).not.toHaveProperty('focalPoint')
  expect(media()).not.toHaveProperty('focalPoint')
  expect(media({ focal_x: 20, focal_y: null })).toMatchObject({ focalPoint: { x: 20, y: 50 } })
})

test('a focal point is said in whole tens', () => {
  expect(focalClasses({ x: 50, y: 50 })).toBe('focal focal-x-50 focal-y-50')
  expect(focalClasses({ x: 14, y: 96 })).toBe('focal focal-x-10 focal-y-100')
  expect(focalClasses({ x: -5, y: 500 })).toBe('focal focal-x-0 focal-y-100')
})

test('every ten has its rule', () => {
  const css = readFileSync(new URL('../../site/styles.css', import.meta.url), 'utf8')
  for (let tens = 0; tens <= 100; tens += 10) {
    expect(css).toContain(`.focal-x-${tens} {`)
    expect(css).toContain(`.focal-y-${tens} {`)
  }
})

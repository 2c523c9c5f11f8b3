import { expect, test } from 'vitest'
import { parseImageVariant } from './image-variant.ts'
import type { MediaFacts } from './pictures.ts'

const photo: MediaFacts = {
  id: 'a'.repeat(32),
  kind: 'IMAGE',
  filename: 'Allée du Clos.JPG',
  mime_type: 'image/jpeg',
  width: 3000,
  height: 2000,
}

test('a width and a format that exist are a wish, anything else is not', () => {
  expect(parseImageVariant({ media: photo, variant: 'w640', file: 'allee-du-clos.avif' })).toEqual({
    name: 'w640.avif',
    size: { width: 640, height: null, format: 'avif' },
  })
  for (const variant of ['w641', 'w0640', 'w', 'W640', 'h640', '', 'w-640', '640', '__proto__']) {
    expect(parseImageVariant({ media: photo, variant, file: 'allee-du-clos.avif' })).toBeNull()
  }
  for (const ending of ['gif', 'jpeg', 'AVIF', 'svg', '']) {
    expect(parseImageVariant({ media: photo, variant: 'w640', file: `allee-du-clos.${ending}` })).toBeNull()
  }
})

test('the readable name must be the picture’s own', () => {
  expect(parseImageVariant({ media: photo, variant: 'w640', file: 'allee.avif' })).toBeNull()
  expect(parseImageVariant({ media: photo, variant: 'w640', file: 'allee-du-clos' })).toBeNull()
  expect(parseImageVariant({ media: photo, variant: 'w640', file: 'allee-du-clos.x.avif' })).toBeNull()
  expect(parseImageVariant({ media: photo, variant: 'w640', file: '.avif' })).toBeNull()
})

test('widths above the picture’s own share one copy', () => {
  const small = { ...photo, width: 500, height: 400 }
  const names = ['w320', 'w480', 'w640', 'w2000'].map((variant) => {
    const wish = parseImageVariant({ media: small, variant, file: 'allee-du-clos.webp' })
    return wish && wish !== 'file' && wish.name
  })
  expect(names).toEqual(['w320.webp', 'w480.webp', 'w640.webp', 'w640.webp'])
})

test('the original of a photograph is its largest copy in its own format', () => {
  expect(parseImageVariant({ media: photo, variant: 'original', file: 'allee-du-clos.jpg' })).toMatchObject({
    name: 'w2000.jpg',
  })
  expect(parseImageVariant({ media: photo, variant: 'original', file: 'allee-du-clos.png' })).toBeNull()
  const cutout = { ...photo, filename: 'b.png', mime_type: 'image/png', width: 90 }
  expect(parseImageVariant({ media: cutout, variant: 'original', file: 'b.png' })).toMatchObject({ name: 'w96.png' })
})

test('drawings, films and typefaces are the file itself and have no sizes', () => {
  for (const [kind, mime_type, filename] of [
    ['IMAGE', 'image/svg+xml', 'blason.svg'],
    ['VIDEO', 'video/mp4', 'vendanges.mp4'],
    ['FONT', 'font/woff2', 'roche-700.woff2'],
  ] as const) {
    const media = { ...photo, kind, mime_type, filename }
    expect(parseImageVariant({ media, variant: 'original', file: filename })).toBe('file')
    expect(parseImageVariant({ media, variant: 'w640', file: `${filename.split('.')[0]}.jpg` })).toBeNull()
    expect(parseImageVariant({ media, variant: 'shared', file: `${filename.split('.')[0]}.jpg` })).toBeNull()
  }
})

test('a shared picture has the networks’ proportions and is never blown up', () => {
  const shared = (width: number, height: number) => {
    const wish = parseImageVariant({ media: { ...photo, width, height }, variant: 'shared', file: 'allee-du-clos.jpg' })
    return wish && wish !== 'file' && [wish.size.width, wish.size.height]
  }
  expect(shared(3000, 2000)).toEqual([1200, 630])
  expect(shared(600, 620)).toEqual([600, 315])
  expect(shared(200, 400)).toEqual([200, 105])
  expect(shared(2000, 315)).toEqual([600, 315])
  expect(shared(1, 1)).toEqual([1, 1])
  expect(parseImageVariant({ media: photo, variant: 'shared', file: 'allee-du-clos.webp' })).toBeNull()
})

test('a shared picture fills its room, a bottle stands in it whole', () => {
  const shared = (width: number, height: number) => {
    const facts = {
      id: 'a'.repeat(32),
      kind: 'IMAGE',
      filename: 'b.png',
      mime_type: 'image/png',
      width,
      height,
    } as const
    return parseImageVariant({ media: facts, variant: 'shared', file: 'b.jpg' })
  }
  expect(shared(2_000, 1_200)).toEqual({ name: 'shared.jpg', size: { width: 1_200, height: 630, format: 'jpg' } })
  expect(shared(700, 2_000)).toEqual({
    name: 'shared-whole.jpg',
    size: { width: 1_200, height: 630, format: 'jpg', isWhole: true },
  })
})

test('for mails every picture, and every drawing, is a small one with transparent grounds', () => {
  const asked = (media: MediaFacts, file: string) => parseImageVariant({ media, variant: 'mail', file })
  expect(asked(photo, 'allee-du-clos.png')).toEqual({
    name: 'mail.png',
    size: { width: 420, height: null, format: 'png' },
  })
  const bottle = { ...photo, filename: 'b.png', mime_type: 'image/png', width: 456, height: 1824 }
  expect(asked(bottle, 'b.png')).toMatchObject({ size: { width: 70 } })
  const logo = { ...photo, filename: 'blason.svg', mime_type: 'image/svg+xml', width: 392, height: 139 }
  expect(asked(logo, 'blason.png')).toMatchObject({ size: { width: 392 } })
  expect(asked(photo, 'allee-du-clos.jpg')).toBeNull()
  expect(asked({ ...photo, kind: 'VIDEO', filename: 'v.mp4' }, 'v.png')).toBeNull()
})

test('the small sign needs no name; a drawing is sent as it is, a film has none', () => {
  const asked = { variant: 'small', file: 'sign.webp' }
  expect(parseImageVariant({ media: photo, ...asked })).toEqual({
    name: 'w160.webp',
    size: { width: 160, height: null, format: 'webp' },
  })
  expect(parseImageVariant({ media: photo, ...asked, file: 'allee-du-clos.webp' })).toBeNull()
  expect(parseImageVariant({ media: { ...photo, mime_type: 'image/svg+xml' }, ...asked })).toBe('file')
  expect(parseImageVariant({ media: { ...photo, kind: 'VIDEO', mime_type: 'video/mp4' }, ...asked })).toBeNull()
})

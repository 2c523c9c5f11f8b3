import { expect, test } from 'vitest'
import { onlineImage } from '#rules/media/pictures.ts'
import { bannerCss } from './banner-css.ts'

const picture = onlineImage({
  id: 'a'.repeat(32),
  kind: 'IMAGE',
  filename: 'Mur de tuffeau.jpg',
  mime_type: 'image/jpeg',
  width: 2000,
  height: 1000,
})

test('a banner stands as the estate placed it', () => {
  const css = bannerCss({
    filename: 'Mur de tuffeau.jpg',
    onlineImage: picture,
    positionX: 20,
    positionY: 80,
    size: 'contain',
    repeat: 'repeat-x',
    height: 240,
  })
  expect(css).toContain('min-height:240px')
  expect(css).toContain('20% 80%/contain repeat-x')
  expect(css).toContain(`/img/w800/${'a'.repeat(32)}/mur-de-tuffeau.avif`)
})

test('no banner, no rule', () => {
  expect(bannerCss(null)).toBe('')
})

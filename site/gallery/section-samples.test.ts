import { expect, test } from 'vitest'
import type { ShownPicture } from '#contract/media/pictures.ts'
import { sectionSamples } from './section-samples.ts'

const PICTURE: ShownPicture = {
  id: '0'.repeat(32),
  externalId: '1',
  externalType: 'IMAGE',
  externalPath: '/img/1/',
  url: '/img/1/vines.jpg',
  name: 'vines',
  quality: 80,
  width: 1600,
  height: 900,
  alt: 'Un rang de vigne',
}

test('samples are whole sections: what they leave out is as on a real page', () => {
  const sections = sectionSamples([PICTURE])
  expect(sections.find(({ type }) => type === 'hero')).toMatchObject({ height: 'screen', place: 'bottom' })
})

import { expect, test } from 'vitest'
import { sampleMediaById } from '#contract/content/sample-pictures.ts'
import { StoredSection, sectionTypes } from '#contract/content/sections.ts'
import { openingPicture } from './opening-picture.ts'
import { withPictures } from './section-pictures.ts'

const shown = (...types: ('hero' | 'slides' | 'quote')[]) =>
  withPictures(
    types.map((type) => StoredSection.parse(sectionTypes[type].sample)),
    sampleMediaById,
  )

test('a page opens with the picture of its hero, or with the first of its slides', () => {
  expect(openingPicture(shown('hero', 'quote'))?.name).toBe('vignoble-heure-doree')
  expect(openingPicture(shown('slides'))?.name).toBe('vignoble-heure-doree')
})

test('a page that opens with words has none', () => {
  expect(openingPicture(shown('quote', 'hero'))).toBeNull()
  expect(openingPicture([])).toBeNull()
})

import { expect, test } from 'vitest'
import { StoredSection } from '#contract/content/sections.ts'
import { picturesNamedIn, withPictures } from './section-pictures.ts'

const media = (letter: string) => letter.repeat(32)
const photograph = (id: string) => ({
  id,
  kind: 'IMAGE' as const,
  filename: 'Vigne.jpg',
  mime_type: 'image/jpeg',
  width: 1_200,
  height: 800,
})
const text = StoredSection.parse({ type: 'text', text: 'Des mots.', ornament: { media: media('a'), alt: '' } })
const gallery = StoredSection.parse({
  type: 'gallery',
  pictures: [
    { picture: { media: media('b'), alt: 'Un rang' } },
    { picture: { media: media('a'), alt: 'Une feuille' } },
  ],
})

test('pictures are found wherever they stand, each once', () => {
  expect(picturesNamedIn([text, gallery])).toEqual([media('a'), media('b')])
})

test('each place keeps its own words for a picture', () => {
  const known = new Map([media('a'), media('b')].map((id) => [id, photograph(id)]))
  const shown = withPictures([text, gallery], known)
  expect(shown).toMatchObject([
    { ornament: { id: media('a'), alt: '', width: 1_200 } },
    {
      pictures: [{ picture: { id: media('b'), alt: 'Un rang' } }, { picture: { id: media('a'), alt: 'Une feuille' } }],
    },
  ])
})

test('a section whose picture is gone is left out, the others stay', () => {
  const shown = withPictures([text, gallery], new Map([[media('a'), photograph(media('a'))]]))
  expect(shown.map(({ type }) => type)).toEqual(['text'])
})

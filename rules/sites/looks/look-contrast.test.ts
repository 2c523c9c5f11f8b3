import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '#rules/sites/contrast.ts'
import { lookWith } from '#tests/support/sample-look.ts'
import { isReadableLook, nearestReadable, READABLE, readPairs } from './look-contrast.ts'

test('the usual look can be read', () => {
  expect(readPairs(lookWith({})).filter(({ isReadable }) => !isReadable)).toEqual([])
})

test('letters that cannot be read are told with the nearest colour that can', () => {
  const content = lookWith({ FONT_COLOR: '#cccccc', BACKGROUND_COLOR: '#ffffff' })
  const [text] = readPairs(content)
  expect(text).toMatchObject({ name: 'text', isReadable: false, better: { place: { parameter: 'FONT_COLOR' } } })
  const colour = text?.better?.colour ?? ''
  expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(READABLE)
  expect(contrast(colour, '#ffffff')).toBeLessThan(READABLE + 0.2)
})

test('a typeface’s own colour is what is to be changed where it has one', () => {
  const content = lookWith({})
  const fonts = { ...content.fonts, TITLE: { ...content.fonts.TITLE, color: '#ffeeee' } }
  const heading = readPairs({ ...content, fonts }).find(({ name }) => name === 'heading')
  expect(heading?.better?.place).toEqual({ font: 'TITLE' })
})

test('one colour is proposed for everything that follows it', () => {
  const content = lookWith({ FONT_COLOR: '#dddddd', BACKGROUND_FOOTER_COLOR: '#efe8db' })
  const better = readPairs(content)[0]?.better
  expect(isReadableLook(lookWith({ FONT_COLOR: better?.colour, BACKGROUND_FOOTER_COLOR: '#efe8db' }))).toBe(true)
})

test('the colour of the current entry is read as text or as a ground, as the menu shows it', () => {
  const names = (active: string, hover: string) =>
    readPairs(lookWith({ MENU_ACTIVE_TYPE: active, MENU_HOVER_TRANSITION: hover }))
      .map(({ name }) => name)
      .filter((name) => name.startsWith('active'))
  expect(names('TEXT_COLOR', 'UNDERLINE')).toEqual(['activeText'])
  expect(names('UNDERLINE', 'BACKGROUND')).toEqual(['activeGround'])
  expect(names('UNDERLINE', 'UNDERLINE')).toEqual([])
  expect(names('BACKGROUND_COLOR', 'SIMPLE_TEXT_COLOR')).toEqual(['activeText', 'activeGround'])
})

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('on any ground there is a colour that can be read', () => {
  fc.assert(
    fc.property(colours, colours, (colour, ground) => {
      expect(contrast(nearestReadable(colour, ground), ground)).toBeGreaterThanOrEqual(READABLE)
    }),
  )
})

const MIXED = [
  ...(['BACKGROUND_COLOR', 'FONT_COLOR', 'PRIMARY_COLOR', 'ACCENT_COLOR', 'BACKGROUND_HEADER_COLOR'] as const),
  ...(['BACKGROUND_FOOTER_COLOR', 'ACTIVE_MENU_COLOR'] as const),
]

test('whatever colours are chosen, a few taps make them readable', () => {
  fc.assert(
    fc.property(fc.array(colours, { minLength: MIXED.length, maxLength: MIXED.length }), (given) => {
      let content = lookWith(Object.fromEntries(MIXED.map((type, at) => [type, given[at]])))
      for (let tap = 0; tap < 20 && !isReadableLook(content); tap++) {
        const better = readPairs(content).find(({ isReadable }) => !isReadable)?.better
        if (better && 'parameter' in better.place)
          content = { ...content, parameters: { ...content.parameters, [better.place.parameter]: better.colour } }
      }
      expect(isReadableLook(content)).toBe(true)
    }),
  )
})

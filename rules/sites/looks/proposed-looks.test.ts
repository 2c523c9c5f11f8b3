import fc from 'fast-check'
import { expect, test } from 'vitest'
import { channels } from '#rules/sites/contrast.ts'
import { lookWith } from '#tests/support/sample-look.ts'
import { dominantColours, type FoundColour } from './dominant-colours.ts'
import { readPairs } from './look-contrast.ts'
import { hexOfSeen, seen } from './oklab.ts'
import { proposedPalettes, proposedTypefaces } from './proposed-looks.ts'

function picture(...parts: [colour: string, pixels: number][]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap(([colour, pixels]) => Array.from({ length: pixels }, () => [...channels(colour), 255]).flat()),
  )
}

const near = (one: string, other: string) =>
  channels(one).every((value, at) => Math.abs(value - (channels(other)[at] ?? 0)) <= 3)

test('the colours of a picture are found, the largest first', () => {
  const found = dominantColours(picture(['#7a1f2b', 300], ['#fbf8f2', 650], ['#c8a45c', 50]))
  expect(found.map(({ share }) => share)).toEqual([0.65, 0.3, 0.05])
  expect(['#fbf8f2', '#7a1f2b', '#c8a45c'].every((colour, at) => near(colour, found[at]?.colour ?? '#000000'))).toBe(
    true,
  )
})

test('what is see-through does not count, and an empty picture has no colours', () => {
  const [red, green, blue] = channels('#7a1f2b')
  expect(dominantColours(Uint8Array.of(red ?? 0, green ?? 0, blue ?? 0, 0))).toEqual([])
  expect(dominantColours(new Uint8Array())).toEqual([])
})

test('shades that eyes take for one are one', () => {
  expect(dominantColours(picture(['#7a1f2b', 10], ['#7b202c', 10], ['#79202a', 10]))).toHaveLength(1)
})

test('a colour comes back from how it is seen', () => {
  for (const colour of ['#7a1f2b', '#fbf8f2', '#1f6f78', '#000000', '#ffffff'])
    expect(near(colour, hexOfSeen(seen(colour)))).toBe(true)
})

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const found = fc.array(fc.record({ colour: colours, share: fc.double({ min: 0.01, max: 1, noNaN: true }) }), {
  maxLength: 6,
})

test('whatever a picture shows, every palette can be read', () => {
  fc.assert(
    fc.property(found, (given) => {
      for (const { parameters } of proposedPalettes(given))
        expect(readPairs(lookWith(parameters)).filter(({ isReadable }) => !isReadable)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('the main colour is the one that is remembered, not the paper', () => {
  const given: FoundColour[] = [
    { colour: '#fbf8f2', share: 0.9 },
    { colour: '#7a1f2b', share: 0.1 },
  ]
  expect(proposedPalettes(given)[0]?.parameters.PRIMARY_COLOR).toBe('#7a1f2b')
})

test('three pairs of typefaces are proposed, others for a quiet label than for a bright one', () => {
  const pairs = (colour: string) => proposedTypefaces([{ colour, share: 1 }]).map(({ pair }) => pair)
  expect(pairs('#5a4632')).toHaveLength(3)
  expect(pairs('#ff3366')[0]).toBe('LIVELY')
  expect(pairs('#5a4632')[0]).toBe('LABEL')
  expect(pairs('#2266ff')).toContain('GEOMETRIC')
})

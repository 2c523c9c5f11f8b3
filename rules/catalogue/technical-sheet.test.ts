import { expect, test } from 'vitest'
import { contrast } from '#rules/sites/contrast.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import {
  currentVintage,
  featuresOfVintage,
  sheetFilename,
  sheetLook,
  sheetModel,
  sheetStory,
  winePath,
} from './technical-sheet.ts'

const font = (type: 'TITLE' | 'CONTENT', family: string) =>
  ({ type, family, color: null, size: 12, weight: 400, style: 'normal' }) as const

test('an unknown model is the classic', () => {
  expect(['CLASSIC', 'MODERN', 'modern', '', 'constructor'].map(sheetModel)).toEqual([
    'CLASSIC',
    'MODERN',
    'CLASSIC',
    'CLASSIC',
    'CLASSIC',
  ])
})

test('files and addresses carry the year where there is one', () => {
  expect(sheetFilename({ slug: 'les-aubepines', year: 2020, ending: 'fiche-technique' })).toBe(
    'les-aubepines-2020-fiche-technique.pdf',
  )
  expect(sheetFilename({ slug: 'bulles', year: null, ending: 'fiche-technique' })).toBe('bulles-fiche-technique.pdf')
  expect([winePath({ slug: 'bulles', id: 7, year: null }), winePath({ slug: 'bulles', id: 7, year: 2020 })]).toEqual([
    '/wines/bulles/7',
    '/wines/bulles/7/2020',
  ])
})

test('the current vintage is the latest that is sold', () => {
  const vintages = [
    { id: 1, year: 2019 },
    { id: 2, year: 2021 },
    { id: 3, year: 2022 },
    { id: 4, year: null },
  ]
  expect(currentVintage(vintages, new Set([1, 2, 4]))?.year).toBe(2021)
  expect(currentVintage(vintages, new Set([4]))?.id).toBe(4)
  expect(currentVintage(vintages, new Set())?.year).toBe(2022)
  expect(currentVintage([], new Set())).toBe(null)
})

test('a vintage’s own words take the place of the wine’s on the same subject', () => {
  const features = [
    { key: 'TASTING', label: null, vintageId: null, is: 'general' },
    { key: 'TASTING', label: null, vintageId: 1, is: 'own' },
    { key: 'TASTING', label: null, vintageId: 2, is: 'of another' },
    { key: 'OWN', label: 'Bouchon', vintageId: null, is: 'cork' },
    { key: 'OWN', label: 'Presse', vintageId: 1, is: 'press' },
  ]
  expect(featuresOfVintage(features, 1).map(({ is }) => is)).toEqual(['own', 'press', 'cork'])
  expect(featuresOfVintage(features, null).map(({ is }) => is)).toEqual(['general', 'cork'])
})

test('every colour of a sheet can be read on white, whatever the site’s ground', () => {
  const dark = [
    { type: 'BACKGROUND_COLOR', value: '#14110F' },
    { type: 'FONT_COLOR', value: '#EDE6DA' },
    { type: 'PRIMARY_COLOR', value: '#C8A45C' },
    { type: 'ACCENT_COLOR', value: '#ffffff' },
  ]
  for (const parameters of [dark, []]) {
    const look = sheetLook(parameterValues(parameters), [])
    for (const colour of [look.ink, look.primary, look.accent, look.heading]) {
      expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(look.ink, look.tint)).toBeGreaterThan(7)
    }
  }
  expect(sheetLook(parameterValues([]), []).primary).toBe('#7a1f2b')
})

test('a typeface that is not ours is replaced', () => {
  const values = parameterValues([])
  expect(sheetLook(values, [font('TITLE', 'Fraunces'), font('CONTENT', 'Figtree')])).toMatchObject({
    titleFamily: 'Fraunces',
    textFamily: 'Figtree',
  })
  expect(sheetLook(values, [font('TITLE', 'Wingdings')])).toMatchObject({
    titleFamily: 'Cormorant Garamond',
    textFamily: 'Jost',
  })
})

test('a sheet opens with the story, or with one sentence where much else is told', () => {
  const wine = { teaser: 'En un mot.', description: 'Toute l’histoire.' }
  expect(sheetStory(wine, [{ value: 'court' }])).toBe('Toute l’histoire.')
  expect(sheetStory(wine, [{ value: 'x'.repeat(700) }])).toBe('En un mot.')
  expect(sheetStory({ ...wine, teaser: '' }, [{ value: 'x'.repeat(700) }])).toBe('Toute l’histoire.')
  expect(sheetStory({ ...wine, description: '' }, [])).toBe('En un mot.')
})

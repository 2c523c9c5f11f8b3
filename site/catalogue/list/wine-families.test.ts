import { expect, test } from 'vitest'
import { WINE_FAMILIES } from '#contract/catalogue/closed-sets.ts'
import { type FamilyMember, groupsByAppellation, groupsByFamily, wineFamily } from './wine-families.ts'

const wine = (facts: Partial<FamilyMember>): FamilyMember => ({
  type: { type: 'WINE' },
  kind: 'STILL',
  colour: 'RED',
  appellation: null,
  ...facts,
})
const box: FamilyMember = { type: { type: 'BOX' }, kind: 'CASE', colour: null, appellation: null }
const glass: FamilyMember = { type: { type: 'OTHER' }, kind: 'GLASSWARE', colour: null, appellation: null }

test('still wines go by their colour', () => {
  expect((['RED', 'WHITE', 'ROSE'] as const).map((colour) => wineFamily(wine({ colour })))).toEqual([
    'reds',
    'whites',
    'roses',
  ])
})

test('bubbles and sweetness say more of a wine than its colour', () => {
  expect(wineFamily(wine({ kind: 'SPARKLING', colour: 'ROSE' }))).toBe('sparkling')
  expect(wineFamily(wine({ kind: 'SWEET', colour: 'WHITE' }))).toBe('sweet')
})

test('a box is a box, whatever is in it, and a wine of no colour stands with the rest', () => {
  expect(wineFamily({ ...box, colour: 'RED', kind: 'SPARKLING' })).toBe('boxes')
  expect(wineFamily(glass)).toBe('others')
  expect(wineFamily(wine({ colour: null }))).toBe('others')
})

test('families stand in their order, empty ones are left out, and each keeps the order of the list', () => {
  const first = wine({ appellation: 'A' })
  const second = wine({ appellation: 'B' })
  const shelves = groupsByFamily([glass, second, box, wine({ colour: 'WHITE' }), first])
  expect(shelves.map((shelf) => 'family' in shelf && shelf.family)).toEqual(['reds', 'whites', 'boxes', 'others'])
  expect(shelves[0]?.products).toEqual([second, first])
})

test('by appellation: in order of appearance, then what has none, boxes and the rest', () => {
  const layon = wine({ appellation: 'Coteaux du Layon', kind: 'SWEET', colour: 'WHITE' })
  const saumur = wine({ appellation: 'Saumur' })
  const white = wine({ appellation: 'Saumur', colour: 'WHITE' })
  const named = { ...box, appellation: 'Saumur' }
  const shelves = groupsByAppellation([glass, named, saumur, layon, white, wine({ colour: 'ROSE' })])
  expect(shelves).toEqual([
    { appellation: 'Saumur', products: [saumur, white] },
    { appellation: 'Coteaux du Layon', products: [layon] },
    { family: 'roses', products: [wine({ colour: 'ROSE' })] },
    { family: 'boxes', products: [named] },
    { family: 'others', products: [glass] },
  ])
})

test('no product is lost or shown twice, however they are grouped', () => {
  const all = [glass, box, ...WINE_FAMILIES.flatMap((name) => [wine({ appellation: name }), wine({ kind: 'SWEET' })])]
  for (const shelves of [groupsByFamily(all), groupsByAppellation(all)]) {
    const shown = shelves.flatMap(({ products }) => products)
    expect(shown).toHaveLength(all.length)
    expect(new Set(shown)).toEqual(new Set(all))
  }
})

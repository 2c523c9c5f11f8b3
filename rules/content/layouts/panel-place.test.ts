import { expect, test } from 'vitest'
import { panelPlace } from './panel-place.ts'

test('an address of one word is a page, the bare one the home page', () => {
  expect(panelPlace('/')).toEqual({ slug: 'accueil' })
  expect(panelPlace('/notre-domaine')).toEqual({ slug: 'notre-domaine' })
  expect(panelPlace('/%E0')).toEqual({ slug: '%E0' })
})

test('a wine is found by its id, in all spellings of its address', () => {
  const wine = { thing: { screen: 'products', id: 3 } }
  for (const path of [
    '/wines/3',
    '/wines/perrine/3',
    '/wines/perrine/3/2021',
    '/wines/2021/3/detail/9',
    '/products/x/3',
  ])
    expect([path, panelPlace(path)]).toEqual([path, wine])
})

test('what the estate writes is found by its id', () => {
  for (const [path, screen] of [
    ['/actualites/vendanges/4', 'news'],
    ['/blog/la-taille/4', 'blogs'],
    ['/albums/vendanges/4', 'albums'],
    ['/evenements/portes-ouvertes/4', 'events'],
  ])
    expect([path, panelPlace(path ?? '')]).toEqual([path, { thing: { screen, id: 4 } }])
})

test('whatever else has several words shows nothing that is worked on', () => {
  for (const path of [
    '/products/search',
    '/constructor/3',
    '/actualites/a/b',
    '/actualites/rss.xml',
    '/blog/dossier/la-vigne/4',
    '/wines/a/99999999999',
  ])
    expect(panelPlace(path)).toEqual({})
})

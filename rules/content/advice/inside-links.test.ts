import { expect, test } from 'vitest'
import { insideLink } from './inside-links.ts'

test.each([
  ['/notre-domaine', { page: 'notre-domaine', locale: 'fr' }],
  ['/notre-domaine/?a=1#vignes', { page: 'notre-domaine', locale: 'fr' }],
  ['/en/our-estate', { page: 'our-estate', locale: 'en' }],
  ['/wines/les-aubepines/12/2021', { thing: 'product', id: 12 }],
  ['/en/products/coffret/7', { thing: 'product', id: 7 }],
  ['/actualites/vendanges/3', { thing: 'news', id: 3 }],
  ['/blog/dossier/la-vigne/4', { thing: 'folder', id: 4 }],
  ['/blog/la-taille/5', { thing: 'blog', id: 5 }],
  ['/albums/vendanges/6', { thing: 'album', id: 6 }],
  ['/evenements/portes-ouvertes/8', { thing: 'event', id: 8 }],
  ['/forms/9', { thing: 'form', id: 9 }],
  ['#popup-3', { thing: 'popup', id: 3 }],
  ['/notre-domaine/les-vignes', 'nowhere'],
])('%s is looked up', (href, led) => {
  expect(insideLink(href, 'fr')).toEqual(led)
})

test.each(['/', '/en', '/nos-vins?couleur=rouge', '/cart', 'https://exemple.fr/x', 'mailto:a@b.fr', '#haut', '//x.fr'])(
  '%s needs no looking up',
  (href) => {
    expect(insideLink(href, 'fr')).toBeNull()
  },
)

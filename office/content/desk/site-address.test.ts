import { expect, test } from 'vitest'
import { isAddress, siteAddress } from './site-address.ts'

test.each([
  ['https://domaine.fr/en/nos-vins?couleur=rouge#haut', '/nos-vins?couleur=rouge#haut'],
  ['http://domaine.fr/', '/'],
  ['https://ailleurs.fr/nos-vins', 'https://ailleurs.fr/nos-vins'],
  ['www.ailleurs.fr', 'https://www.ailleurs.fr'],
  ['cave@domaine.fr', 'mailto:cave@domaine.fr'],
  [' /notre-domaine ', '/notre-domaine'],
  ['nos vins', 'nos vins'],
])('“%s” is kept as “%s”', (typed, kept) => {
  expect(siteAddress(typed, 'domaine.fr')).toBe(kept)
})

test('a name is looked for, an address is not', () => {
  expect(['/nos', '#popup-3', 'https://a.fr', 'tel:02'].every(isAddress)).toBe(true)
  expect(['nos vins', 'La Perrine', ''].some(isAddress)).toBe(false)
})

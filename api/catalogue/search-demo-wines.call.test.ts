import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

const ROCHE_PERRINE = 1
const YSALINE = 3

const AUBEPINES = 1
const CLOS = 2
const PERRINE = 3
const PIERRE_LEVEE = 4
const ROSEE = 5
const HEURE_DOREE = 6
const BULLES = 7
const BULLES_ROSE = 8
const VIEUX_BRETONS = 9
const QUAI = 10
const PUITS_BLANC = 11
const DERNIERS_TRIS = 12
const FEUILLETS = 13
const PIC = 14
const GABARE = 15
const VERTICALE = 19
const COFFRET = 17
const COFFRET_CADEAU = 21
const VERRES = 22
const TIRE_BOUCHON = 23
const JUS = 25
const GELEE = 27
const CARTE_CADEAU = 28

/** What is typed, and what must stand first; an array must be the first ones, in any order. */
const FRENCH: readonly [string, number | readonly number[]][] = [
  // What is on the table.
  ['poisson', [PERRINE, PIERRE_LEVEE, ROSEE]],
  ['Poissons', [PERRINE, PIERRE_LEVEE, ROSEE]],
  ['fruits de mer', [PERRINE, PIERRE_LEVEE, ROSEE]],
  ['huîtres', [BULLES, FEUILLETS]],
  ['homard', PIERRE_LEVEE],
  ['saint-jacques', PERRINE],
  ['fromage', [AUBEPINES, CLOS, PERRINE]],
  ['fromag', [AUBEPINES, CLOS, PERRINE]],
  ['comté', PIERRE_LEVEE],
  ['viande rouge', [AUBEPINES, CLOS, VIEUX_BRETONS]],
  ['que boire avec du canard', CLOS],
  ['vin blanc pour poisson', [PUITS_BLANC, PERRINE, PIERRE_LEVEE]],
  ['apéritif', [PERRINE, ROSEE, HEURE_DOREE]],
  ['apéro', [PERRINE, ROSEE, HEURE_DOREE]],
  ['dessert', [HEURE_DOREE, BULLES, BULLES_ROSE]],
  // Colours, grapes, appellations.
  ['rouge', [AUBEPINES, CLOS, VIEUX_BRETONS]],
  ['vin blanc', [PUITS_BLANC, PERRINE, PIERRE_LEVEE]],
  ['rosé', [ROSEE, QUAI, BULLES_ROSE]],
  ['chenin', [PERRINE, PUITS_BLANC, PIERRE_LEVEE]],
  ['chenain', [PERRINE, PUITS_BLANC, PIERRE_LEVEE]],
  ['cabernet franc', GELEE],
  ['saumur champigny', [AUBEPINES, VIEUX_BRETONS]],
  ['champigny saumur', [AUBEPINES, VIEUX_BRETONS]],
  ['savenières', PIERRE_LEVEE],
  ['savennieres', PIERRE_LEVEE],
  ['chinon blanc', PUITS_BLANC],
  ['coteaux du layon', HEURE_DOREE],
  // Names, vintages, formats.
  ['aubepine', AUBEPINES],
  ['obépines', AUBEPINES],
  ['obép', AUBEPINES],
  ['aubépines 2020', AUBEPINES],
  ['2020 aubépines', AUBEPINES],
  ['aubépines magnum', AUBEPINES],
  ['puits clos', CLOS],
  ['heure dore', HEURE_DOREE],
  ['magnum', [AUBEPINES, CLOS, PERRINE]],
  ['demi', [AUBEPINES, HEURE_DOREE]],
  ['verticale', VERTICALE],
  // Kinds and how else they are called.
  ['bulles', [BULLES, BULLES_ROSE, PIC]],
  ['champagne', [BULLES, BULLES_ROSE, PIC]],
  ['mousseux', [BULLES, BULLES_ROSE, PIC]],
  ['pétillant', [BULLES, BULLES_ROSE, PIC]],
  ['liquoreux', [HEURE_DOREE, DERNIERS_TRIS]],
  ['moelleux', [HEURE_DOREE, DERNIERS_TRIS]],
  ['doux', [HEURE_DOREE, DERNIERS_TRIS]],
  ['coffret', [COFFRET, COFFRET_CADEAU]],
  ['carte cadeau', CARTE_CADEAU],
  ['jus', JUS],
  ['verres', VERRES],
  ['tire bouchon', TIRE_BOUCHON],
  // Occasions.
  ['cadeau', [COFFRET_CADEAU, CARTE_CADEAU]],
  ['fête', [BULLES, BULLES_ROSE, PIC]],
  ['mariage', [BULLES, BULLES_ROSE, PIC]],
  ['vin de garde', [HEURE_DOREE, PIERRE_LEVEE, AUBEPINES]],
  // Still being typed.
  ['poi', [PERRINE, PIERRE_LEVEE, ROSEE]],
  ['from', [AUBEPINES, CLOS, PERRINE]],
  ['saum', [AUBEPINES, PERRINE]],
  // English on a French page.
  ['fish', [PERRINE, PIERRE_LEVEE, ROSEE]],
  ['cheese', [AUBEPINES, CLOS, PERRINE]],
  ['red', [AUBEPINES, CLOS, VIEUX_BRETONS]],
  ['gift', [COFFRET_CADEAU, CARTE_CADEAU]],
  ['sparkling', [BULLES, BULLES_ROSE, PIC]],
]

const ENGLISH: readonly [string, number | readonly number[]][] = [
  ['fish', [PERRINE, PIERRE_LEVEE, ROSEE]],
  ['oysters', [BULLES, FEUILLETS]],
  ['goat’s cheese', [ROSEE, FEUILLETS]],
  ['red', [AUBEPINES, CLOS, VIEUX_BRETONS]],
  ['gift', [COFFRET_CADEAU, CARTE_CADEAU]],
  ['sparkling', [BULLES, BULLES_ROSE, PIC]],
  ['half bottle', [AUBEPINES, HEURE_DOREE]],
  ['fromage', [AUBEPINES, CLOS, PERRINE]],
  ['gabarre', GABARE],
]

interface Found {
  products: { id: number }[]
  understood?: { meals: { type: string; label: string }[]; foreignName: string | null }
}

async function asker() {
  const { app } = await createTestApp()
  return async (typed: string, { site = ROCHE_PERRINE, locale = 'fr' } = {}): Promise<Found> => {
    const url = `/api/v2/product?${new URLSearchParams({ search: `lk:${typed}`, nbItem: '20' })}`
    const answer = await app.inject({ url, headers: { idsite: String(site), userlang: locale } })
    return answer.json().data
  }
}

async function searcher() {
  const ask = await asker()
  return async (typed: string, options: { site?: number; locale?: string } = {}) =>
    (await ask(typed, options)).products.map(({ id }) => id)
}

function expectFirst(
  found: readonly number[],
  { typed, wanted }: { typed: string; wanted: number | readonly number[] },
) {
  const first = [wanted].flat()
  expect.soft(new Set(found.slice(0, first.length)), `${typed}: ${found.join(' ')}`).toEqual(new Set(first))
}

test('the wine one has in mind stands first, by whatever words one looks for it', async () => {
  const search = await searcher()
  for (const [typed, wanted] of FRENCH) expectFirst(await search(typed), { typed, wanted })
  for (const [typed, wanted] of ENGLISH) expectFirst(await search(typed, { locale: 'en' }), { typed, wanted })
})

test('what the estate has nothing of is not made up', async () => {
  const search = await searcher()
  expect(await search('liquoreux', { site: YSALINE })).toEqual([])
  expect(await search('carte cadeau', { site: YSALINE })).toEqual([])
  expect(await search('xyzzyqk')).toEqual([])
})

test('an answer says by which meal it was found, in the visitor’s words', async () => {
  const ask = await asker()
  expect((await ask('huîtres et fromage')).understood?.meals).toEqual([
    { type: 'FISH', label: 'poisson' },
    { type: 'CHEESE', label: 'fromage' },
  ])
  expect((await ask('fruits de mer', { locale: 'en' })).understood?.meals).toEqual([{ type: 'FISH', label: 'fish' }])
  expect((await ask('chinon')).understood).toEqual({ meals: [], foreignName: null })
  expect(await ask('')).not.toHaveProperty('understood')
})

test('another region’s name is said to be one, unless nothing answers or the estate bears it', async () => {
  const { app, admin } = await createTestApp()
  const foreignName = async (typed: string, site = ROCHE_PERRINE) => {
    const url = `/api/v2/product?${new URLSearchParams({ search: `lk:${typed}` })}`
    return (await app.inject({ url, headers: { idsite: String(site) } })).json().data.understood.foreignName
  }
  expect(await foreignName('Champagne')).toBe('champagne')
  expect(await foreignName('crémant')).toBeNull()
  expect(await foreignName('sauternes', YSALINE)).toBeNull()
  await admin.query(`update estate.products set appellation = 'Champagne' where site_id = 1 and id = ${BULLES}`)
  expect(await foreignName('champagne')).toBeNull()
})

import { expect, test } from 'vitest'
import { type CatalogueApp, createCatalogueApp, TEST_SITE, type TestEstate } from '#tests/support/test-catalogue.ts'

const AUBEPINES = 1
const CHINON = 2
const SAVENNIERES = 3
const CREMANT = 4
const LAYON = 5
const COFFRET = 6
const VERRES = 7
const HIDDEN = 8
const ENGLISH_ONLY = 9
const CHAMPIGNY_BLANC = 10

const bottle = ({ id, year, millilitres = 750 }: { id: number; year: number | null; millilitres?: number }) => ({
  id,
  year,
  millilitres,
})

const ESTATE: TestEstate = {
  site: TEST_SITE,
  tags: [{ id: 1, slug: 'bio', labels: { fr: 'Agriculture biologique', en: 'Organic farming' } }],
  products: [
    {
      id: AUBEPINES,
      names: { fr: 'Les Aubépines', en: 'Les Aubépines' },
      colour: 'RED',
      appellation: 'Saumur-Champigny',
      grapes: ['Cabernet franc'],
      description: 'Un vin magnifique, élevé douze mois en barriques de chêne.',
      offers: [bottle({ id: 11, year: 2020 }), bottle({ id: 12, year: 2019, millilitres: 1500 })],
    },
    {
      id: CHINON,
      names: { fr: 'Vieilles Vignes', en: 'Old Vines' },
      colour: 'RED',
      appellation: 'Chinon',
      grapes: ['Cabernet franc'],
      tags: [1],
      offers: [bottle({ id: 21, year: 2018 })],
    },
    {
      id: SAVENNIERES,
      names: { fr: 'Clos du Papillon', en: 'Clos du Papillon' },
      colour: 'WHITE',
      appellation: 'Savennières',
      grapes: ['Chenin'],
      offers: [bottle({ id: 31, year: 2021 })],
    },
    {
      id: CREMANT,
      names: { fr: 'Crémant de Loire brut', en: 'Crémant de Loire brut' },
      kind: 'SPARKLING',
      colour: 'WHITE',
      appellation: 'Crémant de Loire',
      offers: [
        bottle({ id: 41, year: 2019 }),
        bottle({ id: 42, year: 2019, millilitres: 1500 }),
        bottle({ id: 43, year: 2020 }),
      ],
    },
    {
      id: LAYON,
      names: { fr: 'Les Grains nobles', en: 'Les Grains nobles' },
      kind: 'SWEET',
      colour: 'WHITE',
      appellation: 'Coteaux du Layon',
      grapes: ['Chenin'],
      offers: [bottle({ id: 51, year: 2019, millilitres: 375 }), bottle({ id: 52, year: 2020 })],
    },
    {
      id: COFFRET,
      names: { fr: 'Trois Terroirs', en: 'Three Terroirs' },
      type: 'BOX',
      kind: 'CASE',
      offers: [{ id: 61 }],
    },
    {
      id: VERRES,
      names: { fr: 'Six verres à vin rouge', en: 'Six glasses for red wine' },
      type: 'OTHER',
      kind: 'GLASSWARE',
      offers: [{ id: 71 }],
    },
    {
      id: HIDDEN,
      names: { fr: 'Chinon retiré' },
      appellation: 'Chinon',
      isValid: false,
      offers: [bottle({ id: 81, year: 2018 })],
    },
    {
      id: ENGLISH_ONLY,
      names: { en: 'Chinon for export' },
      appellation: 'Chinon',
      offers: [bottle({ id: 91, year: 2018 })],
    },
    {
      id: CHAMPIGNY_BLANC,
      names: { fr: 'Le Tuffeau', en: 'Le Tuffeau' },
      colour: 'WHITE',
      appellation: 'Saumur',
      offers: [bottle({ id: 101, year: 2020 })],
    },
  ],
}

const search = async (
  { idsOf }: CatalogueApp,
  { typed, more = '', locale = 'fr' }: { typed: string; more?: string; locale?: string },
) => (await idsOf(`search=${encodeURIComponent(`lk:${typed}`)}${more}`, { site: TEST_SITE, locale })).ids

test('finds what a person means', async () => {
  const app = await createCatalogueApp([ESTATE])
  const cases: readonly [string, readonly number[]][] = [
    ['aubepine', [AUBEPINES]],
    ['AUBÉPINES', [AUBEPINES]],
    ['l’aubépine', [AUBEPINES]],
    ['aubp', []],
    ['chinons', [CHINON]],
    ['chnion', [CHINON]],
    ['savenieres', [SAVENNIERES]],
    ['savenniere', [SAVENNIERES]],
    ['papilon', [SAVENNIERES]],
    ['cremant 2019 magnum', [CREMANT]],
    ['crémant magnum', [CREMANT]],
    ['cremnt', [CREMANT]],
    ['saumur champigny rouge 2020', [AUBEPINES]],
    ['saumur-champigny', [AUBEPINES]],
    ['demi layon', [LAYON]],
    ['layon 37,5 cl', [LAYON]],
    ['chenin', [SAVENNIERES, LAYON]],
    ['chenin moelleux', [LAYON]],
    ['bulles', [CREMANT]],
    ['sparkling', [CREMANT]],
    ['coffret', [COFFRET]],
    ['verres', [VERRES]],
    ['verre rouge', [VERRES]],
    ['rouge 2018', [CHINON]],
    ['magnum', [AUBEPINES, CREMANT]],
    ['magnun', [AUBEPINES, CREMANT]],
    ['magnifiqu', [AUBEPINES]],
    ['barrique chene', [AUBEPINES]],
    ['biologique', [CHINON]],
    ['2021', [SAVENNIERES]],
    ['vin blanc 2021', [SAVENNIERES]],
    ['zzzzzz', []],
  ]
  for (const [typed, ids] of cases) {
    expect
      .soft(
        (await search(app, { typed })).sort((one, other) => one - other),
        typed,
      )
      .toEqual(ids)
  }
})

test('finds while one is still typing', async () => {
  const app = await createCatalogueApp([ESTATE])
  for (const typed of ['aub', 'aube', 'aubep', 'aubepi', 'aubepin', 'aubepine', 'les aubépi', 'saumur cham']) {
    expect.soft(await search(app, { typed }), typed).toContain(AUBEPINES)
  }
})

test('what is found nowhere as asked is found more loosely: any format, then any year, then any word', async () => {
  const app = await createCatalogueApp([ESTATE])
  expect(await search(app, { typed: 'chinon 2018 magnum' })).toEqual([CHINON])
  expect(await search(app, { typed: 'chinon 2011 magnum' })).toEqual([CHINON])
  // Year and format are those of one bottle: the magnum is of 2019.
  expect(await search(app, { typed: 'aubépines 2020 magnum' })).toEqual([AUBEPINES])
  expect(await search(app, { typed: 'crémant 2020 magnum' })).toEqual([CREMANT])
  expect((await search(app, { typed: 'papillon introuvable' })).sort()).toEqual([SAVENNIERES])
  expect(await search(app, { typed: 'magnum 1998' })).toEqual([])
})

test('other filters never loosen a search', async () => {
  const app = await createCatalogueApp([ESTATE])
  expect(await search(app, { typed: 'chinon', more: '&colour=WHITE' })).toEqual([])
  expect(await search(app, { typed: 'crémant 2019', more: '&format=1500' })).toEqual([CREMANT])
  expect(await search(app, { typed: 'crémant 2020', more: '&format=1500' })).toEqual([])
})

test('speaks both languages on both sites, and finds only what is told in the page’s own', async () => {
  const app = await createCatalogueApp([ESTATE])
  expect(await search(app, { typed: 'old vine', more: '', locale: 'en' })).toEqual([CHINON])
  expect((await search(app, { typed: 'chinon', more: '', locale: 'en' })).sort()).toEqual([CHINON, ENGLISH_ONLY].sort())
  expect(await search(app, { typed: 'half bottle layon' })).toEqual([LAYON])
  expect(await search(app, { typed: 'demi-bouteille layon', more: '', locale: 'en' })).toEqual([LAYON])
  expect(await search(app, { typed: 'organic', more: '', locale: 'en' })).toEqual([CHINON])
})

test('the best answer comes first, unless another order is asked', async () => {
  const app = await createCatalogueApp([
    {
      site: TEST_SITE,
      products: [
        { id: 1, names: { fr: 'Le Rosier' }, cents: 500, description: 'À boire avec un Chinon.', offers: [{ id: 1 }] },
        { id: 2, names: { fr: 'La Garenne' }, cents: 700, appellation: 'Chinon', offers: [{ id: 2 }] },
        { id: 3, names: { fr: 'Chinon' }, cents: 900, offers: [{ id: 3 }] },
      ],
    },
  ])
  expect(await search(app, { typed: 'chinon' })).toEqual([3, 2, 1])
  expect(await search(app, { typed: 'chinon', more: '&orderBy=price' })).toEqual([1, 2, 3])
  expect(await search(app, { typed: 'chinon', more: '&orderBy=-price' })).toEqual([3, 2, 1])
  expect((await app.idsOf('orderBy=relevance')).ids).toEqual([1, 2, 3])
})

test('nothing that can be typed makes a search fail', async () => {
  const app = await createCatalogueApp([ESTATE])
  const all = (await app.idsOf('')).total
  for (const typed of ['', ' ', '...', '%', "'", '"', ':*&|!', '()', '\\', '<->', '«»', '’', '\u0301']) {
    expect.soft((await search(app, { typed })).length, JSON.stringify(typed)).toBe(all)
  }
  const odd = [
    'a'.repeat(190),
    'é '.repeat(90),
    "l'a:*",
    'chinon & !',
    "'; drop table",
    '日本酒',
    '1e5',
    'a\u0000b',
    '0'.repeat(30),
  ]
  for (const typed of odd) {
    const { status } = await app.ask(`/v2/product?search=${encodeURIComponent(`lk:${typed}`)}`)
    expect.soft(status, JSON.stringify(typed)).toBe(typed.includes('\u0000') ? 400 : 200)
  }
})

test('what is changed is found from then on, and no longer under its old words', async () => {
  const app = await createCatalogueApp([ESTATE])
  await app.change(`update estate.product_texts set name = 'Les Églantines' where product_id = ${AUBEPINES}`)
  expect(await search(app, { typed: 'églantine' })).toEqual([AUBEPINES])
  expect(await search(app, { typed: 'aubépines' })).toEqual([])
  await app.change(`update estate.products set appellation = 'Bourgueil' where id = ${CHINON}`)
  expect(await search(app, { typed: 'bourgueuil' })).toEqual([CHINON])
  await app.change(`update estate.product_grapes set grape = 'Pineau d’Aunis' where product_id = ${LAYON}`)
  expect(await search(app, { typed: 'pineau' })).toEqual([LAYON])
  await app.change(`update estate.tag_texts set label = 'Biodynamie' where locale = 'fr'`)
  expect(await search(app, { typed: 'biodynamie' })).toEqual([CHINON])
  await app.change(`delete from estate.product_tags`)
  expect(await search(app, { typed: 'biodynamie' })).toEqual([])
  await app.change(`update estate.products set is_valid = true where id = ${HIDDEN}`)
  expect(await search(app, { typed: 'retiré' })).toEqual([HIDDEN])
  await app.change(`update estate.products set is_valid = false where id = ${HIDDEN}`)
  expect(await search(app, { typed: 'retiré' })).toEqual([])
  await app.change(`delete from estate.products where id = ${SAVENNIERES}`)
  expect(await search(app, { typed: 'papillon' })).toEqual([])
})

test('the vocabulary holds the words of the documents, and the count is theirs, no more and no less', async () => {
  const app = await createCatalogueApp([ESTATE])
  const differences = `
    select coalesce(used.stem, search_words.stem) as stem
    from (select distinct site_id, locale, stem from estate.product_search, unnest(tsvector_to_array(document)) stem) used
    full join estate.search_words using (site_id, locale, stem)
    where used.stem is null or search_words.stem is null
    union all
    select products || ' instead of ' || counted from estate.product_counts
    join (select site_id, locale, count(*) as counted from estate.product_search group by 1, 2) found using (site_id, locale)
    where products <> counted`
  expect((await app.admin.query(differences)).rows).toEqual([])
  await app.change(`delete from estate.products where id in (${AUBEPINES}, ${LAYON})`)
  await app.change(`update estate.product_texts set description = 'Autre chose'`)
  await app.change(`delete from estate.product_texts where product_id = ${CREMANT}`)
  expect((await app.admin.query(differences)).rows).toEqual([])
})

test('a name is looked for as it is written, whatever its accents and case', async () => {
  const app = await createCatalogueApp([ESTATE])
  expect((await app.idsOf('name=lk:aubep')).ids).toEqual([AUBEPINES])
  expect((await app.idsOf(`name=${encodeURIComponent('lk:LES AUBÉ')}`)).ids).toEqual([AUBEPINES])
  expect((await app.idsOf('name=lk:%25')).ids).toEqual([])
  expect((await app.idsOf('name=lk:chinon')).ids).toEqual([])
})

test('what stands on the table is found by dishes and by what is told of pairings, from the moment it is written', async () => {
  const app = await createCatalogueApp([ESTATE])
  const pairing = (product: number, text: string) => `
    with told as (insert into estate.features (product_id, key) values (${product}, 'PAIRING') returning id)
    insert into estate.feature_texts (feature_id, locale, value) select id, 'fr', '${text}' from told`
  expect(await search(app, { typed: 'poisson' })).toEqual([])
  await app.change(`update estate.products set dishes = '{FISH}' where id in (${SAVENNIERES}, ${HIDDEN})`)
  expect(await search(app, { typed: 'poisson' })).toEqual([SAVENNIERES])
  await app.change(pairing(CHAMPIGNY_BLANC, 'Des huîtres de la baie.'))
  await app.change(pairing(HIDDEN, 'Des huîtres.'))
  expect(await search(app, { typed: 'huître' })).toEqual([CHAMPIGNY_BLANC, SAVENNIERES])
  await app.change(`update estate.feature_texts set value = 'Des palourdes.'`)
  expect(await search(app, { typed: 'huître' })).toEqual([SAVENNIERES])
  expect(await search(app, { typed: 'palourde' })).toEqual([CHAMPIGNY_BLANC])
  await app.change(`delete from estate.features`)
  expect(await search(app, { typed: 'palourde' })).toEqual([])
})

test('the short name of a tag is found, and its new one after a change', async () => {
  const app = await createCatalogueApp([ESTATE])
  expect(await search(app, { typed: 'bio' })).toEqual([CHINON])
  await app.change(`update estate.tags set slug = 'jardin'`)
  expect(await search(app, { typed: 'jardin' })).toEqual([CHINON])
})

test('a colour or a year in a story makes no wine red or of that year', async () => {
  const app = await createCatalogueApp([
    {
      site: TEST_SITE,
      products: [
        {
          id: 1,
          names: { fr: 'Le Rosier' },
          colour: 'ROSE',
          description: 'Fruit rouge et rouge encore, depuis 1998.',
          offers: [{ id: 1, year: 2024 }],
        },
        { id: 2, names: { fr: 'Rouge-Gorge' }, colour: 'WHITE', offers: [{ id: 2, year: 2023 }] },
        { id: 3, names: { fr: 'La Garenne' }, colour: 'RED', offers: [{ id: 3, year: 2022 }] },
      ],
    },
  ])
  expect(await search(app, { typed: 'rouge' })).toEqual([3, 2])
  expect(await search(app, { typed: '1998' })).toEqual([])
})

test('a word is found by how it sounds', async () => {
  const app = await createCatalogueApp([ESTATE])
  const { rows } = await app.admin.query(`
    select platform.sound(one) = platform.sound(other) as same from (values
      ('aubepin', 'obepin'), ('chenin', 'chenain'), ('phare', 'far'), ('cabernet', 'kabernait'), ('bourgueil', 'bourgeuil'),
      ('chenin', 'chinon'), ('savennier', 'saumur')) _ (one, other)`)
  expect(rows.map(({ same }) => same)).toEqual([true, true, true, true, false, false, false])
  expect(await search(app, { typed: 'obépines' })).toEqual([AUBEPINES])
  expect(await search(app, { typed: 'aubaipine' })).toEqual([AUBEPINES])
  expect(await search(app, { typed: 'papiyon' })).toEqual([SAVENNIERES])
})

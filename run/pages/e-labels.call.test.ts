import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { EU_LANGUAGES, INGREDIENTS } from '#contract/catalogue/e-labels.ts'
import { createObeyingSite } from '#tests/support/obeying-site.ts'
import { createTestSite } from '#tests/support/test-site.ts'
import { addTestWine, asEstate } from '#tests/support/test-wine.ts'
import { eLabelWords } from '#words/catalogue/e-label/all-languages.ts'

const DRY = {
  alcohol_percent: 12.5,
  energy_kj: 332,
  energy_kcal: 80,
  fat_g: 0,
  saturates_g: 0,
  carbohydrate_g: 2.4,
  sugars_g: 0.6,
  protein_g: 0,
  salt_g: 0,
  ingredients: ['GRAPES', 'TARTARIC_ACID', 'SULPHITES', 'ARGON'],
  allergens: ['SULPHITES', 'EGG'],
}

async function labelled(vintage: object = DRY, given: object = {}) {
  const site = await createTestSite()
  const wine = await addTestWine(site, { siteId: 1, wine: { vintage: { ...vintage }, ...given } })
  const id = wine.declinations[0] ?? 0
  const text = async (path: string, headers?: Record<string, string>) => (await site.get(path, headers)).text()
  return { site, id, text }
}

test('a label tells what the law wants: name, producer, quantity, alcohol, ingredients and nutrition', async () => {
  const { id, text } = await labelled()
  const page = await text(`/e-label/${id}/fr`)
  for (const told of [
    '<html lang="fr">',
    '<h1>Les Aubépines 2020</h1>',
    'Saumur-Champigny',
    '<dd>Domaine de la Roche-Perrine</dd>',
    '75\u00a0cl',
    '12,5\u00a0% vol',
    'raisins, régulateur d’acidité\u00a0: acide tartrique, conservateur\u00a0: <strong>sulfites</strong>.',
    'Mis en bouteille sous atmosphère protectrice (argon).',
    '<strong>Contient des sulfites.</strong> <strong>Contient de l’œuf.</strong>',
    '<th scope="row">Énergie</th><td>332\u00a0kJ / 80\u00a0kcal</td>',
    '<th scope="row">dont sucres</th><td>0,6\u00a0g</td>',
    'Contient des quantités négligeables de matières grasses',
  ]) {
    expect(page).toContain(told)
  }
  expect(page).not.toContain('<th scope="row">Sel</th>')
})

test('amounts that are not next to nothing stand in the table', async () => {
  const { id, text } = await labelled({ ...DRY, protein_g: 0.7, salt_g: 0.05 })
  const page = await text(`/e-label/${id}/en`)
  expect(page).toContain('<th scope="row">Fat</th><td>0\u00a0g</td>')
  expect(page).toContain('<th scope="row">Protein</th><td>0.7\u00a0g</td>')
  expect(page).toContain('<th scope="row">Salt</th><td>0.05\u00a0g</td>')
  expect(page).not.toContain('negligible')
})

test('what the estate has not said yet is told plainly', async () => {
  const { id, text } = await labelled({})
  const page = await text(`/e-label/${id}/de`)
  expect(page).toContain('Der Erzeuger hat die Zutaten dieses Weins noch nicht angegeben.')
  expect(page).toContain('Der Erzeuger hat die Nährwerte dieses Weins noch nicht angegeben.')
  expect(page).not.toContain('<table')
})

test('in every language of the Union: small, complete, silent, and linked with the others', async () => {
  const { site, id } = await labelled({ ...DRY, protein_g: 0.7, ingredients: [...INGREDIENTS] })
  for (const language of EU_LANGUAGES) {
    const answer = await site.get(`/e-label/${id}/${language}`)
    const page = await answer.text()
    const words = eLabelWords[language]
    expect([language, answer.status, answer.headers.get('set-cookie')]).toEqual([language, 200, null])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-[^']+'; img-src data:;/),
    })
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(15_000)
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).not.toMatch(/<script|<img|<form|<iframe|https?:|@import|url\(/)
    const said = [
      words.ingredientsTitle,
      words.nutritionTitle,
      words.per100ml,
      words.energy,
      words.fat,
      words.saturates,
    ]
    said.push(words.carbohydrate, words.sugars, words.protein, words.salt, words.contains.SULPHITES)
    for (const told of [...said, ...Object.values(words.names)]) expect(page).toContain(told)
    const links = [...page.matchAll(/<a href="([^"]+)" hreflang="(\w+)" lang="(\w+)">([^<]+)</g)]
    const others = EU_LANGUAGES.filter((other) => other !== language)
    expect(links.map(([, href, code, lang, name]) => [href, code, lang, name])).toEqual(
      others.map((other) => [`/e-label/${id}/${other}`, other, other, eLabelWords[other].language]),
    )
    expect(page.match(/<a /g)).toHaveLength(23)
  }
})

test('without a language in the address, it is the reader’s, else French, without a detour', async () => {
  const { site, id, text } = await labelled()
  const answer = await site.get(`/e-label/${id}`, { 'accept-language': 'ja, pl-PL;q=0.8, en;q=0.5' })
  expect([answer.status, answer.headers.get('vary')]).toEqual([200, 'accept-language, Accept-Encoding'])
  expect(await answer.text()).toContain('<html lang="pl">')
  expect(await text(`/e-label/${id}`, { 'accept-language': 'ja' })).toContain('<html lang="fr">')
  expect((await site.get(`/e-label/${id}/pl`)).headers.get('vary')).toBe('Accept-Encoding')
})

test('unknown bottles and languages, boxes, and bottles of other estates have no label', async () => {
  const { site, id } = await labelled()
  const box = await addTestWine(site, { siteId: 1, wine: { type: 'BOX', years: [null] } })
  const other = await addTestWine(site, { siteId: 1, wine: { type: 'OTHER', years: [null] } })
  const foreign = await addTestWine(site, { siteId: 2, wine: { vintage: DRY } })
  const [ofBox, ofOther, ofForeign] = [box, other, foreign].map(({ declinations }) => declinations[0])
  const unknown = [2_000_000_000, 0, -1, 'x', '1e3', '99999999999', ofBox, ofOther, ofForeign].flatMap((one) => [
    `/e-label/${one}`,
    `/e-label/${one}/fr`,
    `/e-label/${one}/qr.svg`,
    `/e-label/${one}/qr.png`,
  ])
  for (const path of [...unknown, `/e-label/${id}/tlh`, `/e-label/${id}/FR`, `/e-label/${id}/fr/x`, '/e-label/']) {
    const answer = await site.get(path, { 'accept-language': 'de' })
    const page = await answer.text()
    expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 404, 'noindex'])
    expect(page).toContain('<h1>Dieses Etikett gibt es nicht</h1>')
    expect([answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([null, 'no-store'])
    expect(page).not.toContain('<script')
  }
  expect((await site.get(`/e-label/${ofForeign}`, { idsite: '2' })).status).toBe(200)
})

test('a bottle that is no longer sold keeps its label', async () => {
  const { site, id } = await labelled()
  await asEstate(site, {
    siteId: 1,
    sql: 'update estate.declinations set is_valid = false where id = $1',
    values: [id],
  })
  await asEstate(site, { siteId: 1, sql: 'update estate.products set is_valid = false' })
  expect((await site.get(`/e-label/${id}`)).status).toBe(200)
})

test('the labels of a closed estate are answered: its bottles are still in trade', async () => {
  const { site, id } = await labelled()
  await site.admin.query('update platform.sites set closed_at = now() where id = 1')
  await site.reload()
  expect((await site.get('/nos-vins')).status).toBe(410)
  for (const path of [`/e-label/${id}`, `/e-label/${id}/de`, `/e-label/${id}/qr.svg`]) {
    expect([path, (await site.get(path)).status]).toEqual([path, 200])
  }
})

test('whatever a wine is called, it stays text', async () => {
  const { id, text } = await labelled(DRY, { name: '<script>alert("1")</script> & Co', appellation: '"><img src=x>' })
  const page = await text(`/e-label/${id}`)
  expect(page).toContain('<h1>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Co 2020</h1>')
  expect(page).not.toMatch(/<script|<img/)
})

test('the code leads to the absolute address of the label, as a drawing and as a picture', async () => {
  const { site, id } = await labelled()
  await site.admin.query(`update estate.site_settings set prod_url = 'https://roche-perrine.example' where site_id = 1`)
  const known = encode(`https://roche-perrine.example/e-label/${id}`, { ecc: 'M', border: 4 }).data

  const svg = await site.get(`/e-label/${id}/qr.svg`)
  expect([svg.status, svg.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  const drawn = await svg.text()
  expect(drawn).toContain(`viewBox="0 0 ${known.length} ${known.length}"`)
  expect(modulesOfPath(drawn, known.length)).toEqual(known)

  const png = await site.get(`/e-label/${id}/qr.png`)
  expect([png.status, png.headers.get('content-type'), png.headers.get('x-robots-tag')]).toEqual([
    200,
    'image/png',
    'noindex',
  ])
  const { data, info } = await sharp(Buffer.from(await png.arrayBuffer()))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBeGreaterThanOrEqual(1000)
  const scale = info.width / known.length
  const middle = (module: number) => module * scale + Math.floor(scale / 2)
  const isDark = (x: number, y: number) => (data[middle(y) * info.width + middle(x)] ?? 255) < 128
  expect(known.map((row, y) => row.map((_, x) => isDark(x, y)))).toEqual(known)
})

function modulesOfPath(svg: string, side: number): boolean[][] {
  const modules = Array.from({ length: side }, () => Array<boolean>(side).fill(false))
  const dark = /<path d="([^"]+)"\/><\/svg>$/.exec(svg)?.[1] ?? ''
  for (const [, x = '', y = '', width = ''] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(width); at++) {
      const row = modules[Number(y)]
      if (row) row[Number(x) + at] = true
    }
  }
  return modules
}

test('a label is kept in memory until something of the estate changes', async () => {
  const wines: Awaited<ReturnType<typeof addTestWine>>[] = []
  const site = await createObeyingSite(async (shop) => {
    wines.push(await addTestWine(shop, { siteId: 1, wine: { vintage: DRY } }))
  })
  const id = wines[0]?.declinations[0]
  await site.get(`/e-label/${id}`)
  const before = site.queries()
  for (const language of ['fr', 'de', 'mt']) await site.get(`/e-label/${id}/${language}`)
  expect(site.queries()).toBe(before)
  await site.change({
    sql: 'update estate.vintages set energy_kj = 999 where site_id = 1 and id = $1',
    values: [wines[0]?.vintages[0]],
  })
  expect(await (await site.get(`/e-label/${id}`)).text()).toContain('999\u00a0kJ')
})

test('nothing of who reads a label is written anywhere: no line of the log, no counter', async () => {
  const lines: string[] = []
  const site = await createTestSite({ log: { write: (line) => void lines.push(line) } })
  const wine = await addTestWine(site, { siteId: 1, wine: { vintage: DRY } })
  const [id] = wine.declinations
  await site.get('/healthz')
  expect(lines.join('')).toContain('"remoteAddress":"127.0.0.1"')
  lines.length = 0
  for (const path of ['', '/fr', '/tlh', '/qr.svg', '/qr.png', '/x/y']) {
    await site.get(`/e-label/${id}${path}`, { 'user-agent': 'a reader', 'x-forwarded-for': '203.0.113.7' })
  }
  await site.get('/e-label/2000000000')
  expect(lines).toEqual([])
  const { rows } = await site.admin.query('select count(*)::int as n from estate.rate_counters')
  expect(rows[0].n).toBe(0)
})

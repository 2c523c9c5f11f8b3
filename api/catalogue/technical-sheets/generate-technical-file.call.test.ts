import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addTestMedia } from '#tests/support/test-media.ts'
import { addTestWine, asEstate, tellFeature } from '#tests/support/test-wine.ts'

const BOTTLE = new URL('../../../db/demo/pictures/roche-perrine-les-aubepines-2022.png', import.meta.url)
const FULL = {
  alcohol_percent: 13.5,
  serve_from: 15,
  serve_until: 17,
  drink_from: 2023,
  drink_until: 2032,
  energy_kj: 332,
  energy_kcal: 80,
  ingredients: ['GRAPES', 'TARTARIC_ACID', 'SULPHITES'],
  allergens: ['EGG'],
}
/** The first drawing starts a process. */
const SLOW = 60_000

async function ask({ app }: TestApp, { path, headers = {} }: { path: string; headers?: Record<string, string> }) {
  return app.inject({ url: `/api/product/generate/file/${path}`, headers: { host: 'localhost', ...headers } })
}

async function addBottle(app: TestApp): Promise<string> {
  const bytes = readFileSync(BOTTLE)
  return addTestMedia(app, {
    siteId: 1,
    given: { bytes, filename: 'b.png', mimeType: 'image/png', width: 700, height: 2000 },
  })
}

test(
  'the sheet is a PDF of one page with all that is told of the wine',
  async () => {
    const app = await createTestApp()
    const { admin } = app
    const wine = await addTestWine(app, {
      siteId: 1,
      wine: {
        vintage: FULL,
        media: await addBottle(app),
        description: 'Un vin de tuffeau.',
      },
    })
    await admin.query(
      `insert into estate.product_grapes (site_id, product_id, grape, percent, position)
     values (1, $1, 'Cabernet franc', 90, 0), (1, $1, 'Cabernet sauvignon', 10, 1)`,
      [wine.id],
    )
    await admin.query(
      `insert into estate.awards (site_id, product_id, name, year, medal, score)
     values (1, $1, 'Concours des Deux Rives', 2022, 'GOLD', null), (1, $1, 'Guide des Caves', 2023, 'SCORE', '92/100')`,
      [wine.id],
    )
    await tellFeature(app, {
      siteId: 1,
      feature: { wine: wine.id, key: 'TASTING', fr: 'Une robe rubis.', en: 'A ruby robe.' },
    })
    await tellFeature(app, { siteId: 1, feature: { wine: wine.id, key: 'SOIL', fr: 'Argilo-calcaire.' } })

    const answer = await ask(app, { path: String(wine.id) })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="les-aubepines-2020-fiche-technique.pdf"',
    })
    const { text, pages, pictures } = readPdf(answer.rawPayload)
    expect([pages, pictures > 0]).toEqual([1, true])
    for (const told of [
      'Les Aubépines',
      '2020',
      'SAUMUR-CHAMPIGNY',
      'Vin rouge',
      'Cabernet franc 90\u00a0%',
      'Cabernet sauvignon 10\u00a0%',
      '13,5\u00a0%\u00a0vol.',
      '15 à 17\u00a0°C',
      'À boire de 2023 à 2032',
      '75\u00a0cl',
      'Un vin de tuffeau.',
      'DÉGUSTATIONUne robe rubis.',
      'Argilo-calcaire.',
      'Médaille d’or, Concours des Deux Rives 2022',
      '92/100, Guide des Caves 2023',
      'raisins, régulateur d’acidité\u00a0: acide tartrique, conservateur\u00a0: SULFITES.',
      'Contient des sulfites. Contient de l’œuf.',
      '332\u00a0kJ / 80\u00a0kcal',
      '7, chemin de la Carrière-Haute',
      'L’abus d’alcool est dangereux pour la santé',
    ]) {
      expect(text).toContain(told)
    }
  },
  SLOW,
)

test(
  'whoever asks in English gets it in English, as far as it is told in it',
  async () => {
    const app = await createTestApp()
    const wine = await addTestWine(app, { siteId: 1, wine: { vintage: FULL, description: 'Un vin.' } })
    await tellFeature(app, {
      siteId: 1,
      feature: { wine: wine.id, key: 'TASTING', fr: 'Une robe rubis.', en: 'A ruby robe.' },
    })
    await tellFeature(app, { siteId: 1, feature: { wine: wine.id, key: 'SOIL', fr: 'Argilo-calcaire.' } })
    const answer = await ask(app, { path: String(wine.id), headers: { userlang: 'en_GB' } })
    expect(answer.headers['content-disposition']).toBe('inline; filename="les-aubepines-2020-technical-sheet.pdf"')
    const { text, pages } = readPdf(answer.rawPayload)
    expect(pages).toBe(1)
    for (const told of [
      'Red wine',
      'TASTINGA ruby robe.',
      'Argilo-calcaire.',
      'In English: Un vin.',
      'Drink from 2023 to 2032',
    ]) {
      expect(text).toContain(told)
    }
    expect(text).not.toContain('Vin rouge')
  },
  SLOW,
)

test(
  'the estate chooses the model, and one that is unknown is the classic',
  async () => {
    const app = await createTestApp()
    const wine = await addTestWine(app, { siteId: 1, wine: { vintage: FULL } })
    const drawn = async (model: string) => {
      await app.admin.query('update estate.site_settings set technical_file_model = $1 where site_id = 1', [model])
      return (await ask(app, { path: String(wine.id) })).rawPayload
    }
    const classic = await drawn('CLASSIC')
    const modern = await drawn('MODERN')
    expect(modern.equals(classic)).toBe(false)
    expect((await drawn('BAROQUE')).equals(classic)).toBe(true)
    // The modern one has the year before the name.
    expect(readPdf(modern).text).toMatch(/^2020Les Aubépines/)
    for (const pdf of [classic, modern]) expect(readPdf(pdf).pages).toBe(1)
  },
  SLOW,
)

test(
  'the current vintage is the latest that is sold, and each declination has its own',
  async () => {
    const app = await createTestApp()
    const wine = await addTestWine(app, { siteId: 1, wine: { years: [2019, 2021, 2022] } })
    const [older = 0, , unsold = 0] = wine.declinations
    await asEstate(app, {
      siteId: 1,
      sql: 'update estate.declinations set is_valid = false where site_id = 1 and id = $1',
      values: [unsold],
    })
    await tellFeature(app, { siteId: 1, feature: { wine: wine.id, key: 'TASTING', fr: 'De toutes les années.' } })
    await tellFeature(app, {
      siteId: 1,
      feature: {
        wine: wine.id,
        vintage: wine.vintages[0] ?? 0,
        key: 'TASTING',
        fr: 'De 2019 seulement.',
      },
    })

    const current = await ask(app, { path: String(wine.id) })
    expect(current.headers['content-disposition']).toContain('les-aubepines-2021-')
    expect(readPdf(current.rawPayload).text).toContain('De toutes les années.')
    const old = await ask(app, { path: `${wine.id}/${older}` })
    expect(old.headers['content-disposition']).toContain('les-aubepines-2019-')
    const { text } = readPdf(old.rawPayload)
    expect(text).toContain('De 2019 seulement.')
    expect(text).not.toContain('De toutes les années.')
    expect((await ask(app, { path: `${wine.id}/${unsold}` })).json()).toMatchObject({ success: false })
    expect((await ask(app, { path: `${wine.id}/${unsold}` })).statusCode).toBe(404)
  },
  SLOW,
)

test(
  'what is no wine, not shown, unknown or of another estate is not found',
  async () => {
    const app = await createTestApp()
    const box = await addTestWine(app, { siteId: 1, wine: { type: 'BOX', years: [null] } })
    const other = await addTestWine(app, { siteId: 1, wine: { type: 'OTHER', years: [null] } })
    const hidden = await addTestWine(app, { siteId: 1 })
    await asEstate(app, {
      siteId: 1,
      sql: 'update estate.products set is_valid = false where site_id = 1 and id = $1',
      values: [hidden.id],
    })
    const foreign = await addTestWine(app, { siteId: 2 })
    const wine = await addTestWine(app, { siteId: 1 })
    const paths = [box.id, other.id, hidden.id, 2_000_000_000, foreign.id, `${box.id}/${box.declinations[0]}`]
    for (const path of [
      ...paths,
      `${foreign.id}/${foreign.declinations[0]}`,
      `${wine.id}/${foreign.declinations[0]}`,
    ]) {
      const answer = await ask(app, { path: String(path) })
      expect([path, answer.statusCode, answer.json().success]).toEqual([path, 404, false])
    }
    expect((await ask(app, { path: String(foreign.id), headers: { host: 'vitrine.localhost' } })).statusCode).toBe(200)
  },
  SLOW,
)

test(
  'very long texts and names stay on the one page',
  async () => {
    const app = await createTestApp()
    const long = 'Une phrase sur le terroir, la vigne et le temps qui passe. '.repeat(120)
    const wine = await addTestWine(app, {
      siteId: 1,
      wine: {
        name: 'La Très Grande Cuvée des Vieilles Vignes du Coteau de la Pierre Levée et de ses Environs'.repeat(2),
        appellation: `Côtes-du-Rhône-Villages-${'MassifdUchaux'.repeat(8)} et de toute la vallée`,
        description: long,
        vintage: FULL,
      },
    })
    for (const key of ['TASTING', 'PAIRING', 'SOIL', 'VINIFICATION', 'AGEING', 'CULTURE', 'HARVEST', 'YEAR_STORY']) {
      await tellFeature(app, { siteId: 1, feature: { wine: wine.id, key, fr: long } })
    }
    for (const model of ['CLASSIC', 'MODERN']) {
      await app.admin.query('update estate.site_settings set technical_file_model = $1 where site_id = 1', [model])
      const { pages, text } = readPdf((await ask(app, { path: String(wine.id) })).rawPayload)
      expect(pages).toBe(1)
      expect(text).toContain('L’abus d’alcool')
      expect(text).toContain('…')
      expect(text.length).toBeLessThan(long.length * 2)
    }
  },
  SLOW,
)

test(
  'a picture that cannot be opened or is gone leaves a sheet without it',
  async () => {
    const app = await createTestApp()
    const whole = readFileSync(BOTTLE)
    const media = { filename: 'b.png', mimeType: 'image/png', width: 700, height: 2000 }
    const broken = await addTestMedia(app, { siteId: 1, given: { bytes: whole.subarray(0, 4_000), ...media } })
    const wine = await addTestWine(app, { siteId: 1, wine: { media: broken } })
    const answer = await ask(app, { path: String(wine.id) })
    expect(answer.statusCode).toBe(200)
    expect(readPdf(answer.rawPayload)).toMatchObject({ pages: 1, pictures: 0 })
    const gone = '0'.repeat(32)
    await app.admin.query(
      `insert into estate.media (site_id, id, kind, filename, mime_type, bytes) values (1, $1, 'IMAGE', 'b.png', 'image/png', 9)`,
      [gone],
    )
    await asEstate(app, {
      siteId: 1,
      sql: 'update estate.products set media_id = $2 where site_id = 1 and id = $1',
      values: [wine.id, gone],
    })
    expect((await ask(app, { path: String(wine.id) })).statusCode).toBe(200)
  },
  SLOW,
)

test(
  'the transaction is over before anything is drawn, and the same facts are drawn once',
  async () => {
    const app = await createTestApp()
    const wine = await addTestWine(app, { siteId: 1 })
    const { rows } = await app.admin.query('select current_database() as name')
    let open = -1
    const draw = app.documents.technicalSheet
    const spy = vi.spyOn(app.documents, 'technicalSheet').mockImplementation(async (...given) => {
      const busy = await app.admin.query(
        `select count(*)::int as n from pg_stat_activity where datname = $1 and usename <> current_user and state <> 'idle'`,
        [rows[0].name],
      )
      open = busy.rows[0].n
      return draw(...given)
    })
    const first = await ask(app, { path: String(wine.id) })
    expect(open).toBe(0)
    const again = await ask(app, { path: String(wine.id) })
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    spy.mockResolvedValueOnce({ refusal: 'overloaded' })
    const busy = await ask(app, { path: String(wine.id) })
    expect([busy.statusCode, busy.json().success]).toEqual([503, false])
  },
  SLOW,
)

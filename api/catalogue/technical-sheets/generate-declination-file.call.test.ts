import { expect, test, vi } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addTestWine, asEstate } from '#tests/support/test-wine.ts'

const ask = (
  { app }: TestApp,
  { path, headers = {} }: { path: string; headers?: Record<string, string> | undefined },
) => app.inject({ url: `/api/product/generate/file/${path}`, headers })

test('the sheet of a declination is that of its own vintage, in the language of the link or of the caller', async () => {
  const app = await createTestApp()
  const wine = await addTestWine(app, { siteId: 1, wine: { years: [2019, 2021], vintage: { alcohol_percent: 13.5 } } })
  const [older = 0, newer = 0] = wine.declinations
  const nameOf = async (path: string, headers?: Record<string, string>) =>
    (await ask(app, { path, headers })).headers['content-disposition']
  const old = await ask(app, { path: `${wine.id}/${older}` })
  expect([old.statusCode, old.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { text, pages } = readPdf(old.rawPayload)
  expect([pages, text.includes('2019'), text.includes('2021')]).toEqual([1, true, false])
  expect(await nameOf(`${wine.id}/${older}`)).toBe('inline; filename="les-aubepines-2019-fiche-technique.pdf"')
  expect(await nameOf(`${wine.id}/${newer}`)).toBe('inline; filename="les-aubepines-2021-fiche-technique.pdf"')
  const english = 'inline; filename="les-aubepines-2019-technical-sheet.pdf"'
  expect(await nameOf(`${wine.id}/${older}?userLang=en`)).toBe(english)
  expect(await nameOf(`${wine.id}/${older}`, { userlang: 'en' })).toBe(english)
  expect(await nameOf(`${wine.id}/${older}?userLang=en`, { userlang: 'fr' })).toBe(english)
})

test('a declination of another wine, another estate, not sold or of nobody has no sheet', async () => {
  const app = await createTestApp()
  const [wine, other, foreign] = [
    await addTestWine(app, { siteId: 1 }),
    await addTestWine(app, { siteId: 1 }),
    await addTestWine(app, { siteId: 3 }),
  ]
  const refusalOf = async (path: string, headers?: Record<string, string>) => {
    const answer = await ask(app, { path, headers })
    return [answer.statusCode, answer.json().code]
  }
  const [own] = wine.declinations
  expect(await refusalOf(`${wine.id}/${other.declinations[0]}`)).toEqual([404, 'declination-not-found'])
  expect(await refusalOf(`${wine.id}/${foreign.declinations[0]}`)).toEqual([404, 'declination-not-found'])
  expect(await refusalOf(`${wine.id}/2000000000`)).toEqual([404, 'declination-not-found'])
  expect(await refusalOf(`2000000000/${own}`)).toEqual([404, 'product-not-found'])
  expect(await refusalOf(`${foreign.id}/${foreign.declinations[0]}`)).toEqual([404, 'product-not-found'])
  expect(await refusalOf(`${wine.id}/${own}`, { host: 'coteaux.localhost' })).toEqual([404, 'product-not-found'])
  await asEstate(app, {
    siteId: 1,
    sql: 'update estate.declinations set is_valid = false where site_id = 1 and id = $1',
    values: [own],
  })
  expect(await refusalOf(`${wine.id}/${own}`)).toEqual([404, 'declination-not-found'])
  const wrong = await ask(app, { path: `${wine.id}/first?colour=red` })
  expect([wrong.statusCode, Object.keys(wrong.json().errors).sort()]).toEqual([400, ['colour', 'idDeclination']])
})

test('when too many sheets are being drawn, the next is asked to wait', async () => {
  const app = await createTestApp()
  const wine = await addTestWine(app, { siteId: 1 })
  vi.spyOn(app.documents, 'technicalSheet').mockResolvedValueOnce({ refusal: 'overloaded' })
  const busy = await ask(app, { path: `${wine.id}/${wine.declinations[0]}` })
  expect([busy.statusCode, busy.json().code]).toEqual([503, 'overloaded'])
})

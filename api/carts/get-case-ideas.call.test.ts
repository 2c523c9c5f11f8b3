import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

async function createIdeas() {
  const { app, admin } = await createTestApp()
  const names = async (headers = {}): Promise<string[]> => {
    const { caseIdeas, total } = (await app.inject({ url: '/api/case-idea', headers })).json().data
    expect(total).toBe(caseIdeas.length)
    return caseIdeas.map(({ name }: { name: string }) => name)
  }
  return { admin, names }
}

test('each estate suggests its own cases, in the caller’s language', async () => {
  const { names } = await createIdeas()
  expect(await names()).toEqual(['Découverte', 'Fruits de mer', 'Rouges de garde'])
  expect(await names({ userlang: 'en' })).toEqual(['Discovery', 'Seafood', 'Reds to keep'])
  expect(await names({ idsite: '3' })).toEqual(['Premier versant', 'Soir de fondue'])
  expect(await names({ idsite: '2' })).toEqual([])
})

test('drafts, those to come, and what cannot be had whole are nobody’s to see', async () => {
  const { admin, names } = await createIdeas()
  await admin.query(`update estate.case_ideas set is_published = false where site_id = 1 and position = 0`)
  expect(await names()).toEqual(['Fruits de mer', 'Rouges de garde'])
  await admin.query(`update estate.case_ideas set published_at = '2099-01-01' where site_id = 1 and position = 1`)
  expect(await names()).toEqual(['Rouges de garde'])
  await admin.query(`update estate.declinations set quantity = 1 where site_id = 1 and reference = 'PUI-2021-75'`)
  expect(await names()).toEqual([])
})

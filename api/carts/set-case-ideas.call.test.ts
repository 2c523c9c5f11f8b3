import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

const IDEA = {
  isPublished: true,
  texts: { fr: { name: 'Soirs d’hiver', sentence: 'Au coin du feu.' }, en: { name: 'Winter nights' } },
  bottles: [
    { id: 14, quantity: 4 },
    { id: 9, quantity: 2 },
  ],
}

async function createOffice() {
  const { app, signIn } = await createTestApp()
  const authorization = await signIn(1, 'ADMIN')
  const set = (ideas: unknown, headers: Record<string, string> = { authorization }) =>
    app.inject({ method: 'PUT', url: '/api/admin/case-idea', headers, payload: { ideas } })
  const shown = async (headers = {}) => (await app.inject({ url: '/api/case-idea', headers })).json().data.caseIdeas
  return { signIn, set, shown }
}

test('the estate says which cases it suggests, in its order, at its own estate', async () => {
  const { signIn, set, shown } = await createOffice()
  const others = await shown({ idsite: '3' })
  expect((await set([IDEA], {})).statusCode).toBe(401)
  expect((await set([IDEA], { authorization: await signIn(1, 'CUSTOMER') })).statusCode).toBe(403)
  const second = { ...IDEA, texts: { fr: { name: 'Pour les amis' } } }
  expect((await set([IDEA, second])).json().data).toMatchObject({ total: 2, caseIdeas: [IDEA, { isPublished: true }] })
  expect(await shown()).toMatchObject([
    { name: 'Soirs d’hiver', sentence: 'Au coin du feu.', bottles: IDEA.bottles },
    { name: 'Pour les amis', sentence: '' },
  ])
  expect((await shown({ userlang: 'en' })).map(({ name }: { name: string }) => name)).toEqual([
    'Winter nights',
    'Pour les amis',
  ])
  expect(await shown({ idsite: '3' })).toEqual(others)
  expect((await set([])).json().data.total).toBe(0)
  expect(await shown()).toEqual([])
})

test('bottles that nobody knows, and more than a case holds, are refused, and what was suggested stays', async () => {
  const { set, shown } = await createOffice()
  const before = await shown()
  const unknown = await set([{ ...IDEA, bottles: [{ id: 999_999, quantity: 1 }] }])
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'declination-not-found'])
  for (const bottles of [
    [],
    [
      { id: 14, quantity: 12 },
      { id: 9, quantity: 1 },
    ],
  ]) {
    expect((await set([{ ...IDEA, bottles }])).statusCode).toBe(400)
  }
  expect((await set([{ ...IDEA, texts: { en: { name: 'Only' } } }])).statusCode).toBe(400)
  expect(await shown()).toEqual(before)
})

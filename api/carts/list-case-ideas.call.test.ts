import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

test('the estate sees its drafts and those to come as well, each with all its languages', async () => {
  const { app, admin, signIn } = await createTestApp()
  const authorization = await signIn(1, 'ADMIN')
  const list = async (headers: Record<string, string>) => app.inject({ url: '/api/admin/case-idea', headers })
  await admin.query(`update estate.case_ideas set is_published = false where site_id = 1 and position = 0`)
  await admin.query(`update estate.case_ideas set published_at = '2099-01-01' where site_id = 1 and position = 1`)
  const { caseIdeas, total } = (await list({ authorization })).json().data
  expect(total).toBe(3)
  expect(caseIdeas).toMatchObject([
    { isPublished: false, texts: { fr: { name: 'Découverte' }, en: { name: 'Discovery' } } },
    { isPublished: true, publishedAt: '2099-01-01T00:00:00.000Z' },
    { isPublished: true },
  ])
  expect((await list({})).statusCode).toBe(401)
  expect((await list({ authorization: await signIn(1, 'CUSTOMER') })).statusCode).toBe(403)
})

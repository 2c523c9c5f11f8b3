import { expect, test } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestForm, sendForm, TEST_PDF } from '#tests/support/test-forms.ts'

test('the estate reads what was sent, newest first, and nobody else does', async () => {
  let now = new Date('2026-11-16T10:00:00Z')
  const { storage } = memoryStorage()
  const test = await createTestApp({ now: () => now, services: { storage } })
  const id = await addTestForm(test)
  for (const name of ['un', 'deux']) {
    now = new Date(now.getTime() + 1_000)
    const answers = { name, email: `${name}@example.com` }
    await sendForm(test, { id, answers, files: name === 'un' ? [['a.pdf', TEST_PDF]] : [] })
  }
  const list = async ({
    token,
    query = '',
    form = id,
    site = 1,
  }: {
    token?: string
    query?: string
    form?: number
    site?: number
  }) => {
    const answer = await test.app.inject({
      url: `/api/admin/forms/${form}/submissions${query}`,
      headers: { idsite: String(site), ...(token ? { authorization: token } : {}) },
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const token = await test.signIn(1, 'ADMIN')
  const { data } = await list({ token })
  expect(data).toMatchObject({
    total: 2,
    submissions: [
      { email: 'deux@example.com', createdAt: '2026-11-16T10:00:02.000Z', locale: 'fr', files: [] },
      { email: 'un@example.com', files: [{ filename: 'a.pdf', mimeType: 'application/pdf', bytes: TEST_PDF.length }] },
    ],
  })
  expect((await list({ token, query: '?email=lk:deux' })).data.total).toBe(1)
  expect((await list({ token, query: '?page=2&nbItem=1' })).data.submissions).toHaveLength(1)
  expect(await list({ token, form: 999_999 })).toMatchObject({ status: 404, code: 'form-not-found' })
  expect((await list({})).status).toBe(401)
  expect((await list({ token: await test.signIn(1, 'CUSTOMER') })).status).toBe(403)
  expect((await list({ token: await test.signIn(3, 'ADMIN'), site: 3 })).status).toBe(404)
})

import { expect, test } from 'vitest'
import type { OfficeRole } from '#contract/office/closed-sets.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestForm, sendForm, TEST_PDF } from '#tests/support/test-forms.ts'

async function shop() {
  const { storage } = memoryStorage()
  const test = await createTestApp({ services: { storage } })
  const id = await addTestForm(test)
  const sendAs = async (authorization?: string) => {
    const answers = { name: 'Ève', email: 'eve@example.com' }
    const headers = authorization ? { authorization } : {}
    await sendForm(test, { id, answers, headers, files: [['mon menu.pdf', TEST_PDF]] })
    const { rows } = await test.admin.query('select id from estate.form_files order by created_at desc limit 1')
    return rows[0].id as string
  }
  const download = (file: string, { token, site = 1 }: { token?: string; site?: number } = {}) =>
    test.app.inject({
      url: `/api/forms/file/download/${file}`,
      headers: { idsite: String(site), ...(token ? { authorization: token } : {}) },
    })
  return { ...test, sendAs, download }
}

test('who sent a file and the estate can save it, and it is never shown', async () => {
  const { sendAs, download, signIn } = await shop()
  const own = await signIn(1, 'CUSTOMER')
  const file = await sendAs(own)
  for (const token of [own, await signIn(1, 'ADMIN')]) {
    const answer = await download(file, { token })
    expect([answer.statusCode, answer.rawPayload.equals(TEST_PDF)]).toEqual([200, true])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="mon-menu.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  }
})

test('of those who work for the estate, only who may read what it came with', async () => {
  const estate = await shop()
  const file = await estate.sendAs()
  const asked = async (role: OfficeRole) => {
    const { token } = await enterOffice(estate, { role })
    return (await estate.download(file, { token })).statusCode
  }
  const roles = ['OWNER', 'SHOP', 'EDITOR', 'ACCOUNTANT'] as const
  const answers: number[] = []
  for (const role of roles) answers.push(await asked(role))
  expect(answers).toEqual([200, 200, 404, 404])
})

test('for everybody else it is not there', async () => {
  const { sendAs, download, signIn } = await shop()
  const file = await sendAs(await signIn(1, 'CUSTOMER'))
  const guests = await sendAs()
  expect((await download(file)).statusCode).toBe(401)
  const other = await signIn(1, 'CUSTOMER')
  for (const one of [file, guests, 'f'.repeat(32)]) {
    const answer = await download(one, { token: other })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'form-file-not-found'])
  }
  expect((await download(file, { token: await signIn(3, 'ADMIN'), site: 3 })).statusCode).toBe(404)
  expect((await download('12', { token: other })).statusCode).toBe(400)
})

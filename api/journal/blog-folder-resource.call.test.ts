import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const texts = (name: string) => ({ fr: { name, slug: 'dossier', description: '' } })

async function openOffice() {
  const shop = await createTestApp()
  const { ask } = await enterOffice(shop)
  const add = async (name: string, parentId: number | null = null) =>
    (await ask('/admin/blog-folder', { method: 'POST', payload: { texts: texts(name), parentId } })).data.blogFolder
  return { ask, add }
}

test('a folder lies in another, is told with it, and stays while something lies in it', async () => {
  const { ask, add } = await openOffice()
  const above = await add('Dessus')
  const below = await add('Dessous', above.id)
  const { data } = await ask(`/admin/blog-folder?parentId=${above.id}`)
  expect(data.blogFolders).toMatchObject([{ id: below.id, name: 'Dessous', parent: 'Dessus', blogs: 0 }])
  const remove = (id: number) => ask(`/admin/blog-folder/${id}`, { method: 'DELETE', payload: { version: 1 } })
  expect((await remove(above.id)).code).toBe('still-used')
  expect((await remove(below.id)).status).toBe(200)
  expect((await remove(above.id)).status).toBe(200)
})

test('a folder lies neither in itself nor in what lies in it', async () => {
  const { ask, add } = await openOffice()
  const first = await add('Un')
  const second = await add('Deux', first.id)
  const third = await add('Trois', second.id)
  for (const parentId of [first.id, second.id, third.id, 987_654]) {
    const answer = await ask(`/admin/blog-folder/${first.id}`, { method: 'PUT', payload: { version: 1, parentId } })
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([400, ['parentId']])
  }
  const moved = await ask(`/admin/blog-folder/${third.id}`, {
    method: 'PUT',
    payload: { version: 1, parentId: first.id },
  })
  expect(moved.data.blogFolder.parentId).toBe(first.id)
  expect((await ask('/admin/blog-folder', { method: 'POST', payload: { texts: {} } })).errors).toHaveProperty([
    'texts.fr.name',
  ])
})

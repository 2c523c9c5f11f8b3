import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { BLOG_NOW, fillBlog } from '#tests/support/test-journal.ts'

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

/** The blog of fillBlog: 1 holds 11, 12 and the folder 3, which holds 13; 2 is empty. */
async function openBlog() {
  let now = BLOG_NOW
  const shop = await createTestApp({ now: () => now })
  await fillBlog(shop)
  const { ask } = await enterOffice(shop)
  const read = async (path: string) => (await shop.app.inject({ url: `/api${path}` })).json()
  /** Every call that tells something of the blog: the numbers it tells, or why it tells nothing. */
  const told = async () => {
    const ids = (list?: { id: number }[]) => list?.map(({ id }) => id)
    const of = async (path: string) => {
      const { data, code } = await read(path)
      return code ?? ids(Array.isArray(data) ? data : (data.blogs ?? data.folders)) ?? data.id
    }
    const paths = ['/blog', '/blog/folder/list', '/blog/folder/1', '/blog/folder/3', '/blog/folder/list/1']
    const all = [...paths, '/blog/folder/ariane/3', '/blog/11', '/blog/13', '/blog/ariane/13']
    return Object.fromEntries(await Promise.all(all.map(async (path) => [path, await of(path)])))
  }
  const change = async (id: number, payload: object) => {
    const { version } = (await ask(`/admin/blog-folder/${id}`)).data.blogFolder
    return ask(`/admin/blog-folder/${id}`, { method: 'PUT', payload: { version, ...payload } })
  }
  const goTo = (moment: Date) => {
    now = moment
  }
  return { ask, told, change, goTo }
}

const gone = { folder: 'blog-folder-not-found', blog: 'blog-not-found' }

test('a folder that is hidden takes all that lies in it out of every call, and gives it back', async () => {
  const { told, change } = await openBlog()
  const before = await told()
  expect(before).toMatchObject({ '/blog': [13, 12, 11], '/blog/folder/list': [2, 1], '/blog/13': 13 })
  expect((await change(1, { isPublished: false })).status).toBe(200)
  expect(await told()).toEqual({
    '/blog': [],
    '/blog/folder/list': [2],
    '/blog/folder/1': gone.folder,
    '/blog/folder/3': gone.folder,
    '/blog/folder/list/1': gone.folder,
    '/blog/folder/ariane/3': gone.folder,
    '/blog/11': gone.blog,
    '/blog/13': gone.blog,
    '/blog/ariane/13': gone.blog,
  })
  await change(1, { isPublished: true })
  expect(await told()).toEqual(before)
})

test('a folder below another is hidden alone', async () => {
  const { told, change } = await openBlog()
  await change(3, { isPublished: false })
  expect(await told()).toMatchObject({
    '/blog': [12, 11],
    '/blog/folder/list': [2, 1],
    '/blog/folder/1': [12, 11],
    '/blog/folder/list/1': [],
    '/blog/folder/3': gone.folder,
    '/blog/13': gone.blog,
  })
})

test('a folder that is planned appears at its hour, not before', async () => {
  const { told, change, goTo } = await openBlog()
  const before = await told()
  await change(1, { publishedAt: '2026-06-02T10:00:00Z' })
  expect((await told())['/blog']).toEqual([])
  goTo(new Date('2026-06-02T10:00:00Z'))
  expect(await told()).toEqual(before)
})

test('who writes is told which articles and folders are hidden with the folder above', async () => {
  const { ask, change } = await openBlog()
  await change(1, { isPublished: false })
  await change(2, { publishedAt: '2099-01-01T00:00:00Z' })
  const folders = (await ask('/admin/blog-folder?orderBy=id')).data.blogFolders
  expect(folders.map(({ id, state }: { id: number; state: string }) => [id, state])).toEqual([
    [1, 'DRAFT'],
    [2, 'PLANNED'],
    [3, 'HELD'],
  ])
  const held = (await ask('/admin/blog?state=HELD&orderBy=id')).data.blogs
  expect(held.map(({ id }: { id: number }) => id)).toEqual([11, 12, 13, 15])
  expect((await ask('/admin/blog/13')).data.blog).toMatchObject({ isPublished: true, isFolderShown: false })
  await ask('/admin/blog-folder', { method: 'PUT', payload: { ids: [1], set: { isPublished: true } } })
  expect((await ask('/admin/blog/13')).data.blog.isFolderShown).toBe(true)
})

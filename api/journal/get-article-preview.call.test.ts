import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('a link shows what is not public yet, as it is saved, until it ends; nobody else sees it', async () => {
  let now = new Date('2026-11-17T08:00:00Z')
  const shop = await createTestApp({ now: () => now })
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  const text = { title: 'Bientôt', slug: 'bientot', teaser: '', alt: '', content: '<p>Pas encore.</p>' }
  const folders = await editor.ask('/admin/blog-folder')
  const made = {
    news: await editor.ask('/admin/news', { method: 'POST', payload: { isPublished: false, texts: { fr: text } } }),
    blog: await editor.ask('/admin/blog', {
      method: 'POST',
      payload: { isPublished: false, folderId: folders.data.blogFolders[0].id, author: 'Anne', texts: { fr: text } },
    }),
  }
  const look = async (path: string, host = 'localhost') =>
    (await shop.app.inject({ url: `/api${path}`, headers: { host } })).json()
  const paths: string[] = []
  for (const kind of ['news', 'blog'] as const) {
    const { id } = Object.values<{ id: number }>(made[kind].data)[0] ?? { id: 0 }
    const open = await editor.ask(`/admin/article/${kind}/${id}/preview`, { method: 'POST', payload: { hours: 2 } })
    const { data } = await look(open.data.path)
    expect(data).toMatchObject({ kind, article: { title: 'Bientôt', content: '<p>Pas encore.</p>' } })
    expect(await look(`/${kind}/${id}`)).toMatchObject({ success: false })
    expect(await look(open.data.path, 'coteaux.localhost')).toMatchObject({ code: 'page-not-found' })
    paths.push(open.data.path)
  }
  now = new Date('2026-11-17T10:00:01Z')
  for (const path of paths) expect(await look(path)).toMatchObject({ code: 'page-not-found' })
})

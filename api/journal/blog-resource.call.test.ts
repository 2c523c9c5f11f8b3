import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const TEXTS = { fr: { title: 'La taille', slug: 'la-taille', teaser: '', content: '<p>Douce.</p>', alt: '' } }

async function openOffice() {
  const shop = await createTestApp()
  const office = await enterOffice(shop)
  const { data } = await office.ask('/admin/blog-folder')
  return { shop, ...office, folderId: data.blogFolders[0].id as number }
}

test('an article lies in a folder, names its wines in their order, and is cleaned', async () => {
  const { ask, folderId } = await openOffice()
  const texts = { fr: { ...TEXTS.fr, content: '<p>Douce.</p><script>x()</script>' } }
  const payload = { folderId, author: 'Marie', isPublished: true, productIds: [3, 1], texts }
  const { data } = await ask('/admin/blog', { method: 'POST', payload })
  expect(data.blog).toMatchObject({ folderId, author: 'Marie', productIds: [3, 1], texts: TEXTS, version: 1 })
  const seen = (await ask(`/blog/${data.blog.id}`)).data
  expect(seen.products.map(({ id }: { id: number }) => id)).toEqual([3, 1])
  const { data: list } = await ask(`/admin/blog?folderId=${folderId}&search=taille`)
  expect(list.blogs).toMatchObject([{ title: 'La taille', state: 'SHOWN', author: 'Marie', languages: ['fr'] }])
})

test('what is wrong is said beside its field', async () => {
  const { ask, folderId } = await openOffice()
  const wrong: [object, string][] = [
    [{ texts: TEXTS }, 'folderId'],
    [{ folderId: 987_654, texts: TEXTS }, 'folderId'],
    [{ folderId, texts: {} }, 'texts.fr.title'],
    [{ folderId, texts: TEXTS, productIds: [1, 1] }, 'productIds'],
    [{ folderId, texts: TEXTS, productIds: [987_654] }, 'productIds'],
  ]
  for (const [payload, field] of wrong) {
    const { status, errors } = await ask('/admin/blog', { method: 'POST', payload })
    expect([status, Object.keys(errors ?? {})], field).toEqual([400, [field]])
  }
})

import { expect, test } from 'vitest'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestMedia, photograph } from '#tests/support/test-media.ts'

const TEXTS = {
  fr: { title: 'Les vendanges', slug: 'les-vendanges', teaser: 'Elles commencent.', content: '<p>Lundi.</p>', alt: '' },
}

async function openOffice(siteId = 1) {
  const shop = await createTestApp()
  return { shop, ...(await enterOffice(shop, { siteId })) }
}

test('news are written in two languages with a picture, changed, noted in the log, and removed', async () => {
  const { shop, ask } = await openOffice()
  const file = { bytes: await photograph(64, 48), filename: 'vigne.jpg', mimeType: 'image/jpeg', width: 64, height: 48 }
  const mediaId = await addTestMedia(shop, { siteId: 1, given: file })
  const en = { title: 'Harvest', slug: 'harvest', teaser: '', content: '<p>Monday.</p>', alt: 'A vine' }
  const payload = { mediaId, publishedAt: '2026-09-01T08:00:00Z', isPublished: true, texts: { ...TEXTS, en } }
  const { data } = await ask('/admin/news', { method: 'POST', payload })
  expect(data.news).toMatchObject({ ...payload, publishedAt: '2026-09-01T08:00:00+00:00', version: 1 })
  const { id } = data.news
  const { data: public1 } = await ask(`/news/${id}`)
  expect(public1).toMatchObject({ title: 'Les vendanges', content: '<p>Lundi.</p>', image: { id: mediaId } })
  const changed = await ask(`/admin/news/${id}`, { method: 'PUT', payload: { version: 1, texts: TEXTS } })
  expect(Object.keys(changed.data.news.texts)).toEqual(['fr'])
  expect((await ask(`/admin/news/${id}`, { method: 'DELETE', payload: { version: 2 } })).data).toEqual({ id })
  const noted = await loggedChanges(shop, 'news')
  expect(noted.map(({ call }) => call)).toEqual(['news.create', 'news.change', 'news.remove'])
})

test('HTML that means harm is kept nowhere', async () => {
  const { shop, ask } = await openOffice()
  const content = '<p onclick="x()">Bon</p><script>x()</script><p><a href="javascript:x()">là</a></p>'
  const payload = { texts: { fr: { ...TEXTS.fr, content } } }
  const { data } = await ask('/admin/news', { method: 'POST', payload })
  expect(data.news.texts.fr.content).toBe('<p>Bon</p><p><a>là</a></p>')
  const { rows } = await shop.admin.query('select content from estate.news_texts where news_id = $1', [data.news.id])
  expect(rows).toEqual([{ content: '<p>Bon</p><p><a>là</a></p>' }])
  const again = await ask(`/admin/news/${data.news.id}`, { method: 'PUT', payload: { ...payload, version: 1 } })
  expect(again.data.news.texts.fr.content).toBe('<p>Bon</p><p><a>là</a></p>')
})

test('what is wrong is said beside its field', async () => {
  const { ask } = await openOffice()
  const wrong: [object, string][] = [
    [{ texts: {} }, 'texts.fr.title'],
    [{ texts: { fr: { ...TEXTS.fr, slug: 'Avec Majuscule' } } }, 'texts.fr.slug'],
    [{ texts: TEXTS, promotedUntil: '2026-10-01T00:00:00Z' }, 'promotedFrom'],
    [{ texts: TEXTS, promotedFrom: '2026-10-02T00:00:00Z', promotedUntil: '2026-10-01T00:00:00Z' }, 'promotedUntil'],
    [{ texts: TEXTS, mediaId: 'f'.repeat(32) }, 'mediaId'],
  ]
  for (const [payload, field] of wrong) {
    const { status, errors } = await ask('/admin/news', { method: 'POST', payload })
    expect([status, Object.keys(errors ?? {})], field).toEqual([400, [field]])
  }
})

test('the list tells what is written, planned and shown, and what is at the top of the page now', async () => {
  const { shop, ask } = await openOffice()
  await shop.admin.query('delete from estate.news where site_id = 1')
  const add = (title: string, fields: object) =>
    ask('/admin/news', { method: 'POST', payload: { texts: { fr: { ...TEXTS.fr, title } }, ...fields } })
  await add('Un', {})
  await add('Deux', { isPublished: true, publishedAt: '2099-01-01T00:00:00Z' })
  await add('Trois', { isPublished: true, promotedFrom: '2026-01-01T00:00:00Z' })
  const titles = async (query: string) =>
    (await ask(`/admin/news?${query}`)).data.news.map(({ title, state }: Record<string, string>) => `${title} ${state}`)
  expect(await titles('orderBy=id')).toEqual(['Un DRAFT', 'Deux PLANNED', 'Trois SHOWN'])
  expect(await titles('state=PLANNED')).toEqual(['Deux PLANNED'])
  expect(await titles('isPromoted=true')).toEqual(['Trois SHOWN'])
  expect(await titles('search=tro')).toEqual(['Trois SHOWN'])
})

test('who only looks after the shop reads them, and changes nothing', async () => {
  const shop = await createTestApp()
  const { ask } = await enterOffice(shop, { role: 'SHOP' })
  expect((await ask('/admin/news')).status).toBe(200)
  expect((await ask('/admin/news', { method: 'POST', payload: { texts: TEXTS } })).status).toBe(403)
})

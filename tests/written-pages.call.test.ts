import { expect, test } from 'vitest'
import { createObeyingSite } from './support/obeying-site.ts'
import { signInTo } from './support/test-app.ts'

const FAR = '2099-01-01T00:00:00Z'
const PAST = '2026-01-01T00:00:00Z'

/** A site that keeps what it has sent, and somebody who writes for it. */
async function openEditors() {
  const site = await createObeyingSite()
  const authorization = await signInTo(site, { siteId: 1, role: 'ADMIN' })
  const ask = async (asked: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`, body?: object) => {
    const [method = '', path = ''] = asked.split(' ')
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    return (await fetch(`${site.base}/api/admin${path}`, init)).json()
  }
  /** Changes something, and waits until the kept pages have heard of it. */
  const work = async (asked: Parameters<typeof ask>[0], body: object) => {
    const answer = await site.obey(() => ask(asked, body))
    expect(answer).toMatchObject({ success: true })
    return answer.data
  }
  const text = async (path: string) => (await site.get(path)).text()
  /** The pages of these on which a word is seen. */
  const seenOn = async (word: string, paths: readonly string[]) => {
    const found = await Promise.all(paths.map(async (path) => ((await text(path)).includes(word) ? [path] : [])))
    return found.flat()
  }
  return { site, ask, work, seenOn }
}

const TEXTS = {
  fr: { title: 'Un-titre-rare', slug: 'rare', teaser: '', content: '<p>Un texte.</p>', alt: '' },
  en: { title: 'A-rare-title', slug: 'rare-en', teaser: '', content: '<p>A text.</p>', alt: '' },
}
const ALBUM_TEXTS = { fr: { title: 'Un-titre-rare', slug: 'rare', description: '' } }

const KINDS = [
  {
    path: '/news',
    one: 'news',
    at: '/actualites',
    lists: ['/actualites', '/actualites/rss.xml'],
    fields: { texts: TEXTS },
  },
  { path: '/blog', one: 'blog', at: '/blog', lists: ['/blog', '/blog/rss.xml'], fields: { texts: TEXTS } },
  { path: '/album', one: 'album', at: '/albums', lists: ['/albums'], fields: { texts: ALBUM_TEXTS } },
] as const

test.each(KINDS)(
  '$one: shown at once where it is listed, read, fed and mapped, and never while it is hidden or waits for its hour',
  async ({ path, one, at, lists, fields }) => {
    const { site, ask, work, seenOn } = await openEditors()
    const folders = one === 'blog' ? (await ask('GET /blog-folder')).data.blogFolders : []
    const place = one === 'blog' ? { folderId: folders[0].id } : {}
    const made = await work(`POST ${path}`, { ...fields, ...place, isPublished: false, publishedAt: PAST })
    const { id } = made[one]
    const page = `${at}/rare/${id}`
    const places = [...lists, page]
    const mapped = async () => (await (await site.get('/sitemap.xml')).text()).includes(`${page}<`)
    const change = async (body: object) => {
      const { version } = (await ask(`GET ${path}/${id}`)).data[one]
      await work(`PUT ${path}/${id}`, { ...body, version })
    }
    const seen = async () => [await seenOn('Un-titre-rare', places), await mapped(), (await site.get(page)).status]
    expect(await seen()).toEqual([[], false, 404])
    await change({ isPublished: true })
    expect(await seen()).toEqual([places, true, 200])
    await change({ publishedAt: FAR })
    expect(await seen()).toEqual([[], false, 404])
    await change({ publishedAt: PAST })
    expect(await seen()).toEqual([places, true, 200])
    await change({ isPublished: false })
    expect(await seen()).toEqual([[], false, 404])
  },
)

test.each(KINDS)('$one: an address that has changed leads on to the new one', async ({ path, one, at, fields }) => {
  const { site, ask, work } = await openEditors()
  const folders = one === 'blog' ? (await ask('GET /blog-folder')).data.blogFolders : []
  const place = one === 'blog' ? { folderId: folders[0].id } : {}
  const made = await work(`POST ${path}`, { ...fields, ...place, isPublished: true, publishedAt: PAST })
  const { id, version, texts } = made[one]
  expect((await site.get(`${at}/rare/${id}`)).status).toBe(200)
  const renamed = { ...texts, fr: { ...texts.fr, slug: 'plus-rare' } }
  await work(`PUT ${path}/${id}`, { version, texts: renamed })
  const answer = await site.get(`${at}/rare/${id}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `${at}/plus-rare/${id}`])
})

test('a folder that is renamed is found under both addresses, the old one leading to the new one', async () => {
  const { site, ask, work } = await openEditors()
  const texts = { fr: { name: 'Dossier-rare', slug: 'dossier-rare', description: '' } }
  const { blogFolder } = await work('POST /blog-folder', { texts })
  const { id, version } = blogFolder
  expect((await site.get(`/blog/dossier/dossier-rare/${id}`)).status).toBe(200)
  await work(`PUT /blog-folder/${id}`, { version, texts: { fr: { ...texts.fr, slug: 'neuf' } } })
  const old = await site.get(`/blog/dossier/dossier-rare/${id}`)
  expect([old.status, old.headers.get('location')]).toEqual([301, `/blog/dossier/neuf/${id}`])
  const { version: seen } = (await ask(`GET /blog-folder/${id}`)).data.blogFolder
  await work(`DELETE /blog-folder/${id}`, { version: seen })
  expect((await site.get(`/blog/dossier/neuf/${id}`)).status).toBe(404)
})

test('a link of the footer is on every page as soon as it is shown, and on none once it is hidden', async () => {
  const { work, seenOn } = await openEditors()
  const pages = ['/', '/nos-vins', '/actualites']
  const texts = { fr: { title: 'Lien-rare', description: '' } }
  const fields = { route: 'link-footer', url: '/nos-vins', texts, isPublished: false }
  const { element } = await work('POST /element', fields)
  expect(await seenOn('Lien-rare', pages)).toEqual([])
  const { id, version } = element
  await work(`PUT /element/${id}`, { version, isPublished: true })
  expect(await seenOn('Lien-rare', pages)).toEqual(pages)
  await work(`PUT /element/${id}`, { version: version + 1, isPublished: false })
  expect(await seenOn('Lien-rare', pages)).toEqual([])
})

test('a partner is in the directory while it is shown', async () => {
  const { work, seenOn } = await openEditors()
  const texts = { fr: { title: 'Cave-rare', description: '' } }
  const place = { kind: 'CAVISTE', postalCode: '49100', city: 'Angers' }
  const places = ['/nos-partenaires?place=49100', '/api/partner?place=49100']
  const { partner } = await work('POST /partner', { ...place, texts, isPublished: false })
  expect(await seenOn('Cave-rare', places)).toEqual([])
  const { id, version } = partner
  await work(`PUT /partner/${id}`, { version, isPublished: true })
  expect(await seenOn('Cave-rare', places)).toEqual(places)
  await work(`PUT /partner/${id}`, { version: version + 1, isPublished: false })
  expect(await seenOn('Cave-rare', places)).toEqual([])
})

test('an announcement is told while it is active and in its days', async () => {
  const { site, ask, work } = await openEditors()
  const texts = { fr: { title: 'Annonce-rare', text: 'Un mot.', linkLabel: null, linkUrl: null } }
  const { popup } = await work('POST /popup', { texts, onKinds: ['HOME'], afterSeconds: 5, isPublished: false })
  const { id } = popup
  const told = async () => {
    const listed = (await (await site.get('/api/popup')).json()).data.popups as { id: number }[]
    return [listed.some((one) => one.id === id), (await site.get(`/api/popup/${id}`)).status]
  }
  const change = async (body: object) => {
    const { version } = (await ask(`GET /popup/${id}`)).data.popup
    await work(`PUT /popup/${id}`, { ...body, version })
  }
  expect(await told()).toEqual([false, 404])
  await change({ isPublished: true })
  expect(await told()).toEqual([true, 200])
  // Browsers know when it is to come, and nobody what it will say.
  await change({ shownFrom: FAR })
  expect(await told()).toEqual([true, 404])
  await change({ shownFrom: null, shownUntil: '2026-01-02T00:00:00Z' })
  expect(await told()).toEqual([false, 404])
})

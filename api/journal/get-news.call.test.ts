import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addNews, clearJournal } from '#tests/support/test-journal.ts'

const NOW = new Date('2026-06-01T10:00:00Z')

/** Site 1 with news of its own on a clock that stands still. */
async function newsroom() {
  const app = await createTestApp({ now: () => NOW })
  await clearJournal(app)
  const list = async (query = '', headers: Record<string, string> = {}) => {
    const answer = await app.app.inject({ url: `/api/news${query}`, headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  const ids = async (query = '', headers?: Record<string, string>) =>
    (await list(query, headers)).data.news.map(({ id }: { id: number }) => id)
  return { ...app, list, ids }
}

test('what is promoted just now comes first, then the newest', async () => {
  const room = await newsroom()
  await addNews(room, { id: 1, title: 'Vieille, mise en avant', published: '2026-01-01', promotedFrom: '2026-05-01' })
  await addNews(room, { id: 2, title: 'Récente', published: '2026-05-20' })
  await addNews(room, { id: 3, title: 'Plus récente', published: '2026-05-30' })
  await addNews(room, {
    id: 4,
    title: 'Mise en avant autrefois',
    published: '2026-02-01',
    promotedFrom: '2026-02-01',
    promotedUntil: '2026-06-01T10:00:00Z',
  })
  await addNews(room, { id: 5, title: 'Mise en avant bientôt', published: '2026-03-01', promotedFrom: '2026-07-01' })
  expect(await room.ids()).toEqual([1, 3, 2, 5, 4])
  expect(await room.ids('?promoted=true')).toEqual([1])
  expect(await room.ids('?promoted=false')).toEqual([3, 2, 5, 4])
  expect(await room.ids('?orderBy=date')).toEqual([1, 4, 5, 2, 3])
  expect(await room.ids('?title=lk:RÉCENTE&orderBy=id')).toEqual([2, 3])
  const { data } = await room.list('?promoted=true')
  expect(data.total).toBe(1)
  expect(data.news[0]).toMatchObject({
    id: 1,
    slug: 'slug-fr-1',
    url: '/actualites/slug-fr-1/1',
    title: 'Vieille, mise en avant',
    teaser: 'Un texte.',
    promoted: true,
    image: null,
  })
})

test('ten at a time', async () => {
  const room = await newsroom()
  for (let id = 1; id <= 12; id += 1) await addNews(room, { id, title: `N${id}`, published: `2026-02-${10 + id}` })
  expect(await room.ids()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  expect(await room.ids('?page=2')).toEqual([2, 1])
  expect((await room.list('?page=2')).data.total).toBe(12)
  expect(await room.ids('?nbItem=5&page=3')).toEqual([2, 1])
  expect((await room.list('?colour=red')).errors).toHaveProperty('colour')
})

test('drafts, what waits for its hour, other languages and other estates are not there', async () => {
  const room = await newsroom()
  await addNews(room, { id: 1, title: 'Brouillon', isPublished: false, promotedFrom: '2026-01-01' })
  await addNews(room, { id: 2, title: 'Demain', published: '2026-06-01T10:00:01Z', promotedFrom: '2026-01-01' })
  await addNews(room, { id: 3, title: 'À l’heure', published: '2026-06-01T10:00:00Z' })
  await addNews(room, { id: 4, title: 'En anglais', locales: ['en'] })
  expect(await room.ids()).toEqual([3])
  expect(await room.ids('?promoted=true')).toEqual([])
  expect((await room.ids('', { userlang: 'en' })).sort()).toEqual([3, 4])
  const foreign = await room.list('', { host: 'coteaux.localhost' })
  expect(JSON.stringify(foreign)).not.toContain('À l’heure')
})

test('a teaser is cut to what a card shows, and made from the text where there is none', async () => {
  const room = await newsroom()
  await addNews(room, { id: 1, title: 'a', teaser: 'mot '.repeat(60), published: '2026-02-02' })
  await addNews(room, { id: 2, title: 'b', content: `<h2>Titre</h2><p>${'long '.repeat(60)}<script>x</script></p>` })
  const [first, second] = (await room.list()).data.news
  expect(first.teaser).toMatch(/^(mot )+mot…$/)
  expect(first.teaser.length).toBeLessThanOrEqual(120)
  expect(second.teaser).toMatch(/^Titre (long )+long…$/)
})

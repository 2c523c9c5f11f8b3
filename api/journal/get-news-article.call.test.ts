import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addNews, clearJournal } from '#tests/support/test-journal.ts'

const NOW = new Date('2026-06-01T10:00:00Z')

async function newsroom() {
  const app = await createTestApp({ now: () => NOW })
  await clearJournal(app)
  const ask = async (id: number | string, headers: Record<string, string> = {}) => {
    const answer = await app.app.inject({ url: `/api/news/${id}`, headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { ...app, ask }
}

test('one piece of news with its text, cleaned, and its neighbours in time', async () => {
  const room = await newsroom()
  await addNews(room, { id: 1, title: 'Avant', published: '2026-01-01' })
  await addNews(room, {
    id: 2,
    title: 'Ici',
    published: '2026-02-01',
    teaser: 'Courte.',
    content: '<h2>L’été</h2><p onclick="x()">Texte<script>alert(1)</script></p><img src="https://x.example/a.gif">',
  })
  await addNews(room, { id: 3, title: 'Après', published: '2026-02-01' })
  await addNews(room, { id: 4, title: 'Brouillon', published: '2026-03-01', isPublished: false })
  await addNews(room, { id: 5, title: 'Demain', published: '2026-07-01' })
  const { data } = await room.ask(2)
  expect(data).toMatchObject({
    id: 2,
    title: 'Ici',
    lead: 'Courte.',
    content: '<h2 id="s-l-ete">L’été</h2><p>Texte</p>',
    readingMinutes: 1,
    slugs: { fr: 'slug-fr-2', en: 'slug-en-2' },
    previous: { id: 1, title: 'Avant', url: '/actualites/slug-fr-1/1' },
    next: { id: 3, title: 'Après' },
  })
  expect((await room.ask(1)).data.previous).toBeNull()
  expect((await room.ask(3)).data.next).toBeNull()
})

test('news that came out within one thousandth of a second are neighbours, and none is its own', async () => {
  const room = await newsroom()
  await addNews(room, { id: 1, title: 'Avant', published: '2026-05-01T10:00:00.123456Z' })
  await addNews(room, { id: 2, title: 'Ici', published: '2026-05-01T10:00:00.123457Z' })
  await addNews(room, { id: 3, title: 'Après', published: '2026-05-01T10:00:00.123458Z' })
  expect((await room.ask(1)).data).toMatchObject({ previous: null, next: { id: 2 } })
  expect((await room.ask(2)).data).toMatchObject({ previous: { id: 1 }, next: { id: 3 } })
  expect((await room.ask(3)).data).toMatchObject({ previous: { id: 2 }, next: null })
})

test('a draft, what waits for its hour and another estate’s are as if they did not exist', async () => {
  const room = await newsroom()
  await addNews(room, { id: 1, title: 'Brouillon', isPublished: false })
  await addNews(room, { id: 2, title: 'Demain', published: '2026-07-01' })
  await addNews(room, { id: 3, title: 'En français', locales: ['fr'] })
  const missing = await room.ask(999)
  expect(missing).toMatchObject({ status: 404, code: 'news-not-found' })
  for (const answer of [await room.ask(1), await room.ask(2), await room.ask(3, { userlang: 'en' })]) {
    expect({ ...answer, message: '' }).toEqual({ ...missing, message: '' })
  }
  expect((await room.ask(3, { host: 'vitrine.localhost' })).data?.title).not.toBe('En français')
  expect((await room.ask('x')).status).toBe(400)
})

import { expect, test } from 'vitest'
import { pageDelta } from '#rules/content/drafts/page-delta.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { loggedChanges } from '#tests/support/office.ts'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

const versionsOf = async ({ editor, path }: Awaited<ReturnType<typeof openDesk>>) =>
  (await editor.ask(`${path}/versions`)).data.versions

test('each language says its own', async () => {
  const desk = await openDesk()
  const content = {
    fr: { title: 'Essai', metaDescription: '', sections: [sentence('aaaaaa', 'Bonjour.')] },
    en: { title: 'Trial', metaDescription: '', sections: [sentence('aaaaaa', 'Hello.')] },
  }
  await desk.save(0, content)
  await desk.publish(1)
  const english = await desk.app.inject({ url: '/api/component/conf/trial', headers: { userlang: 'en' } })
  expect(english.json().data.components).toMatchObject([{ text: 'Hello.' }])
  expect((await desk.shown()).components).toMatchObject([{ text: 'Bonjour.' }])
})

test('the log tells what was published, not each letter', async () => {
  const desk = await openDesk()
  await desk.save(0, pageOf([sentence('aaaaaa', 'U')]))
  await desk.save(1, pageOf([sentence('aaaaaa', 'Un')]))
  await desk.publish(2)
  const calls = (await loggedChanges(desk, 'pages')).map(({ call, after }) => [call, after.changes?.length])
  expect(calls).toEqual([
    ['pages.create', undefined],
    ['publishPage', 2],
  ])
})

test('a planned publication comes at its hour as it was, and meanwhile nobody sees it', async () => {
  let now = new Date('2026-11-17T08:00:00Z')
  const desk = await openDesk({ now: () => now })
  await desk.save(0, pageOf([sentence('aaaaaa', 'Tout à l’heure.')]))
  expect(await desk.publish(1, '2026-11-16T08:00:00+01:00')).toMatchObject({ status: 409, code: 'moment-past' })
  const planned = await desk.publish(1, '2026-11-17T09:30:00+01:00')
  expect(planned.data.published).toMatchObject({ publishedAt: null, plannedFor: '2026-11-17T08:30:00.000Z' })
  await desk.save(0, pageOf([sentence('aaaaaa', 'Plus tard.')]))
  await finishWork(desk, () => now)
  expect((await desk.shown()).components).toEqual([])
  now = new Date('2026-11-17T08:30:01Z')
  await finishWork(desk, () => now)
  expect((await desk.shown()).components).toMatchObject([{ text: 'Tout à l’heure.' }])
  expect((await desk.draft()).content.fr.sections).toMatchObject([{ text: 'Plus tard.' }])
  expect((await loggedChanges(desk, 'pages')).at(-1)).toMatchObject({ call: 'pages.publish' })
  await finishWork(desk, () => now)
  expect(await versionsOf(desk)).toHaveLength(1)
})

test('what is planned lies on the desk, is written on, and can be shown at once', async () => {
  const desk = await openDesk({ now: () => new Date('2026-11-17T08:00:00Z') })
  const tomorrow = '2026-11-18T08:00:00+01:00'
  await desk.save(0, pageOf([sentence('aaaaaa', 'Demain.'), sentence('bbbbbb', 'Ensuite.')]))
  await desk.publish(1, tomorrow)
  const { content, version, seen } = await desk.draft()
  expect([version, content.fr.sections]).toMatchObject([0, [{ text: 'Demain.' }, { text: 'Ensuite.' }]])
  const change = pageDelta(content, pageOf([sentence('aaaaaa', 'Demain.')]))
  await desk.editor.ask(`${desk.path}/draft`, { method: 'PUT', payload: { version, seen, change } })
  expect((await desk.draft()).content.fr.sections).toMatchObject([{ text: 'Demain.' }])
  await desk.publish(1, tomorrow)
  expect((await desk.publish(0)).status).toBe(200)
  expect((await desk.shown()).components).toMatchObject([{ text: 'Demain.' }])
  expect(await desk.draft()).toMatchObject({ plan: null })
})

test('who saw the desk before something was planned does not write over it', async () => {
  const desk = await openDesk({ now: () => new Date('2026-11-17T08:00:00Z') })
  const { seen } = await desk.draft()
  await desk.save(0, pageOf([sentence('aaaaaa', 'Demain.')]))
  await desk.publish(1, '2026-11-18T08:00:00+01:00')
  const payload = { version: 0, seen, content: pageOf([]) }
  expect((await desk.editor.ask(`${desk.path}/draft`, { method: 'PUT', payload })).code).toBe('changed-meanwhile')
})

test('a page that was never public is so with its first publication, and one that was hidden stays hidden', async () => {
  const desk = await openDesk()
  const hide = async (isValid: boolean) => {
    const { data } = await desk.editor.ask(desk.path)
    await desk.editor.ask(desk.path, { method: 'PUT', payload: { version: data.page.version, isValid } })
  }
  await hide(false)
  expect((await desk.shown()).status).toBe(404)
  await desk.save(0, pageOf([sentence('aaaaaa', 'Un.')]))
  await desk.publish(1)
  expect((await desk.shown()).status).toBe(200)
  await hide(false)
  await desk.save(0, pageOf([sentence('aaaaaa', 'Deux.')]))
  await desk.publish(1)
  expect((await desk.shown()).status).toBe(404)
})

test('HTML is kept clean, whatever was typed', async () => {
  const desk = await openDesk()
  const html = '<p onclick="alert(1)">Bonjour<script>alert(2)</script></p>'
  await desk.save(0, pageOf([{ id: 'aaaaaa', type: 'html', html }]))
  await desk.publish(1)
  const { rows } = await desk.admin.query('select properties from estate.sections where page_id = $1', [desk.id])
  expect(rows[0].properties).toMatchObject({ id: 'aaaaaa', html: expect.stringContaining('Bonjour') })
  expect(JSON.stringify(rows)).not.toMatch(/onclick|script|alert/)
})

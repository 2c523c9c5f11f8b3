import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

test('two editors: the second is told, and nothing is written over', async () => {
  const desk = await openDesk()
  const other = await enterOffice(desk, { role: 'OWNER' })
  const [mine, theirs] = [pageOf([sentence('aaaaaa', 'À moi.')]), pageOf([sentence('bbbbbb', 'À elle.')])]
  const answers = await Promise.all([desk.save(0, mine), desk.saveAs(other)(0, theirs)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'changed-meanwhile' })
  const kept = answers[0]?.status === 200 ? mine : theirs
  expect((await desk.draft()).content).toEqual(kept)
  expect(await desk.publish(0)).toMatchObject({ status: 409, code: 'changed-meanwhile' })
  expect(await desk.save(7, mine)).toMatchObject({ status: 409 })
})

test('what is unfinished is kept, told with its place, and not published', async () => {
  const desk = await openDesk()
  const content = pageOf([
    sentence('aaaaaa', ''),
    { id: 'bbbbbb', type: 'picture', picture: { media: 'f'.repeat(32), alt: '' } },
    { id: 'cccccc', type: 'figures', figures: [{ value: '12', label: '' }] },
  ])
  const saved = await desk.save(0, { ...content, en: { title: ' ', metaDescription: '', sections: [] } })
  expect(saved.data.faults).toEqual([
    { language: 'fr', section: 'aaaaaa', field: 'text' },
    { language: 'fr', section: 'bbbbbb', field: 'picture' },
    { language: 'fr', section: 'cccccc', field: 'figures.0.label' },
    { language: 'en', section: null, field: 'title' },
  ])
  expect(await desk.publish(1)).toMatchObject({ status: 409, code: 'page-unfinished' })
  expect((await desk.shown()).components).toEqual([])
})

test('whoever was away while the page was published and begun anew is told, though the number is the same', async () => {
  const desk = await openDesk()
  const put = (payload: object) => desk.editor.ask(`${desk.path}/draft`, { method: 'PUT', payload })
  await desk.save(0, pageOf([sentence('aaaaaa', 'Un.')]))
  const { seen } = await desk.draft()
  await desk.publish(1)
  const theirs = pageOf([sentence('aaaaaa', 'Deux.')])
  await desk.save(0, theirs)
  const mine = pageOf([sentence('aaaaaa', 'Trois.')])
  expect(await put({ version: 1, seen, content: mine })).toMatchObject({ status: 409, code: 'changed-meanwhile' })
  const late = { version: 1, seen }
  for (const [path, method] of [['publication', 'POST'] as const, ['draft', 'DELETE'] as const])
    expect((await desk.editor.ask(`${desk.path}/${path}`, { method, payload: late })).status).toBe(409)
  expect((await desk.draft()).content).toEqual(theirs)
})

test('only what has changed needs to be sent, and only of what was seen', async () => {
  const desk = await openDesk()
  const put = (payload: object) => desk.editor.ask(`${desk.path}/draft`, { method: 'PUT', payload })
  const { seen } = await desk.draft()
  const fr = { order: ['aaaaaa', 'bbbbbb'], sections: [sentence('aaaaaa', 'Un.'), sentence('bbbbbb', 'Deux.')] }
  const first = await put({ version: 0, seen, change: { fr } })
  expect(first.status).toBe(200)
  const { version, seen: state } = first.data
  const second = await put({ version, seen: state, change: { fr: { sections: [sentence('bbbbbb', 'Trois.')] } } })
  const { content } = await desk.draft()
  expect(content.fr.sections).toEqual([sentence('aaaaaa', 'Un.'), sentence('bbbbbb', 'Trois.')])
  expect(content.en).toEqual(pageOf([]).en)
  const now = { version: second.data.version, seen: second.data.seen }
  const foreign = { fr: { sections: [sentence('cccccc', 'D’ailleurs.')] } }
  expect(await put({ ...now, change: foreign })).toMatchObject({ status: 409, code: 'changed-meanwhile' })
})

test('an order that names a section twice is not one', async () => {
  const desk = await openDesk()
  await desk.save(0, pageOf([sentence('aaaaaa', 'Un.'), sentence('bbbbbb', 'Deux.')]))
  const { version, seen, content } = await desk.draft()
  const change = { fr: { order: ['aaaaaa', 'bbbbbb', 'aaaaaa'], sections: [] } }
  const answer = await desk.editor.ask(`${desk.path}/draft`, { method: 'PUT', payload: { version, seen, change } })
  expect(answer).toMatchObject({ status: 400, code: 'invalid-input' })
  expect((await desk.draft()).content).toEqual(content)
})

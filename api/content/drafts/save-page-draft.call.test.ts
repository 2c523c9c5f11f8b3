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

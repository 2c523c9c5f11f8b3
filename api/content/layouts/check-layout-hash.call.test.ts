import { expect, test } from 'vitest'
import { untilWaiting } from '#tests/support/lock-waits.ts'
import { openLayout } from '#tests/support/test-layouts.ts'
import { pageOf, sentence } from '#tests/support/test-pages.ts'

test('of all who look at the same page at once, one is asked to draw it', async () => {
  const layout = await openLayout()
  const held = await layout.admin.connect()
  await held.query('begin')
  await held.query('select from estate.page_layouts where id = $1 for update', [layout.idLayout])
  const asked = Array.from({ length: 3 }, () => layout.check('<p>Chenin</p>'))
  await untilWaiting(layout.admin, 3)
  await held.query('commit')
  held.release()
  const answers = await Promise.all(asked)
  expect(answers.map(({ data }) => data.hasChanged).sort()).toEqual([false, false, true])
  expect(new Set(answers.map(({ data }) => data.hash)).size).toBe(1)
})

test('a page that looks as on its picture has not changed, whatever differs from answer to answer', async () => {
  const layout = await openLayout()
  const page = (text: string, nonce: string) => `<p>${text}</p><script nonce="${nonce}">1</script>`
  const first = await layout.check(page('Chenin', 'a'))
  expect(await layout.upload({ hash: first.data.hash })).toMatchObject({ status: 200 })
  expect((await layout.check(page('Chenin', 'b'))).data).toEqual({ hasChanged: false, hash: first.data.hash })
  expect((await layout.check(page('Grolleau', 'b'))).data.hasChanged).toBe(true)
})

test('who was asked and stays silent is not waited for', async () => {
  let now = new Date('2026-11-17T10:00:00Z')
  const layout = await openLayout({ now: () => now })
  expect((await layout.check('<p>Chenin</p>')).data.hasChanged).toBe(true)
  expect((await layout.check('<p>Chenin</p>')).data.hasChanged).toBe(false)
  now = new Date('2026-11-17T10:01:00Z')
  expect((await layout.check('<p>Chenin</p>')).data.hasChanged).toBe(true)
})

test('each version has a layout of its own, and only that of what is shown is looked at', async () => {
  const layout = await openLayout()
  await layout.check('<p>Chenin</p>')
  await layout.save(0, pageOf([sentence('aaaaaa', 'Une phrase')]))
  await layout.publish(1)
  const second = (await layout.panel()).page.idLayout
  // What was empty before it was first published is no version: its layout becomes the first one's.
  expect(second).toBe(layout.idLayout)
  await layout.save(0, pageOf([sentence('aaaaaa', 'Une autre')]))
  await layout.publish(1)
  const third = (await layout.panel()).page.idLayout
  expect(third).not.toBe(second)
  expect(await layout.check('<p>Chenin</p>', second)).toMatchObject({ status: 409, code: 'changed-meanwhile' })
  expect((await layout.check('<p>Chenin</p>', third)).data.hasChanged).toBe(true)
  const english = (await layout.panel('/en/trial')).page.idLayout
  expect([layout.idLayout, third]).not.toContain(english)
})

test('a layout of another page, of the trash or of nothing is not found', async () => {
  const layout = await openLayout()
  const home = (await layout.panel('/')).page
  expect(await layout.check('<p>a</p>', home.idLayout)).toMatchObject({ status: 404, code: 'thing-not-found' })
  expect(await layout.check('<p>a</p>', 987_654)).toMatchObject({ status: 404 })
  await layout.editor.ask(`${layout.path}/trash`, { method: 'POST', payload: {} })
  expect(await layout.check('<p>a</p>')).toMatchObject({ status: 404 })
})

test('an empty page and one without end are refused', async () => {
  const layout = await openLayout()
  expect(await layout.check('')).toMatchObject({ status: 400 })
  expect(await layout.check('a'.repeat(600_001))).toMatchObject({ status: 400 })
  expect(await layout.check('a'.repeat(1_000_001))).toMatchObject({ status: 413 })
})

test('whoever may not write pages may not look at them either', async () => {
  const layout = await openLayout()
  for (const role of ['SHOP', 'ACCOUNTANT'] as const) {
    const { ask } = await layout.enter(role)
    const answer = await ask(`${layout.at()}/hash/check`, { method: 'POST', payload: { html: '<p>a</p>' } })
    expect([role, answer.status, answer.code]).toEqual([role, 403, 'not-allowed'])
  }
})

import { expect, test } from 'vitest'
import { openDesk, pageOf, sentence } from '#tests/support/test-pages.ts'

const versionsOf = async ({ editor, path }: Awaited<ReturnType<typeof openDesk>>) =>
  (await editor.ask(`${path}/versions`)).data.versions

test('what stood on a page before it was first written at the desk can be brought back', async () => {
  const desk = await openDesk()
  await desk.admin.query(
    `insert into estate.sections (site_id, page_id, locale, position, type, properties)
     values (1, $1, 'fr', 0, 'quote', '{"text": "D’avant."}'), (1, $1, 'en', 0, 'quote', '{"text": "Before."}')`,
    [desk.id],
  )
  const { content } = await desk.draft()
  expect(content.fr.sections[0].id).toBe(content.en.sections[0].id)
  await desk.save(0, pageOf([sentence('aaaaaa', 'Neuf.')]))
  await desk.publish(1)
  const versions = await versionsOf(desk)
  expect(versions).toHaveLength(2)
  const first = await desk.editor.ask(`${desk.path}/versions/${versions[1].id}`)
  expect(first.data.content).toEqual(content)
})

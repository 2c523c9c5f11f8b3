import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/test-pages.ts'

type Desk = Awaited<ReturnType<typeof openDesk>>
type Started = Readonly<Record<string, unknown>>

const start = async ({ editor }: Desk, type: string): Promise<{ fr?: Started; en?: Started }> =>
  (await editor.ask(`/admin/section-start/${type}`)).data.sections

interface Bottle {
  name: string
  href: string
  picture: { media: string; alt: string }
}
const bottlesOf = (section: Started | undefined) => (section?.bottles ?? []) as Bottle[]

const WHOLE = ['hero', 'slides', 'picture', 'quote', 'bottles', 'gallery', 'story', 'text', 'visit', 'wines']

test.each([...WHOLE, 'press', 'parcels', 'columns', 'html'])(
  'a section of the kind %s begins whole, with what is the estate’s own, in both languages',
  async (type) => {
    const desk = await openDesk()
    const { fr, en } = await start(desk, type)
    expect([fr?.type, en?.type]).toEqual([type, type])
    expect(fr?.id).toBe(en?.id)
    const page = (section: Started | undefined) => ({ title: 'Essai', metaDescription: '', sections: [section] })
    const saved = await desk.save(0, { fr: page(fr), en: page(en) } as never)
    expect(saved.data.faults).toEqual([])
    // What is published is what lay on the desk: nothing is told to have changed by it.
    await desk.publish(saved.data.version)
    const { published } = await desk.draft()
    expect(published.fr.sections).toEqual([fr])
  },
)

test('bottles are the estate’s wines with a picture, each under its own name and address', async () => {
  const desk = await openDesk()
  const { fr, en } = await start(desk, 'bottles')
  const [first] = bottlesOf(fr)
  const { rows } = await desk.admin.query(
    `select slug, name, media_id from estate.product_texts join estate.product_pictures using (site_id, product_id)
     where site_id = 1 and locale = 'fr' and name = $1 order by product_pictures.position limit 1`,
    [first?.name],
  )
  expect(first?.picture.media).toBe(rows[0]?.media_id)
  expect(first?.href).toMatch(new RegExp(`^/wines/${rows[0]?.slug}/\\d+$`))
  expect(bottlesOf(en)[0]?.href).toBe(first?.href)
})

test('an estate with no picture and no wine is left to begin by itself', async () => {
  const desk = await openDesk()
  await desk.admin.query(`update estate.products set is_valid = false where site_id = 1`)
  expect(await start(desk, 'bottles')).toEqual({})
  expect(await start(desk, 'video')).toEqual({})
})

test('a film is the last one of the library, a parcel of the grape that the estate has most of', async () => {
  const desk = await openDesk()
  const [film] = (
    await desk.admin.query(
      `with film as (
       insert into estate.media (site_id, id, kind, filename, mime_type, bytes) select 1, md5('film'), 'VIDEO', 'film.mp4', 'video/mp4', 9 returning id),
     entry as (insert into estate.media_entries (site_id, media_id, name) select 1, id, 'Film' from film returning id)
     insert into estate.media_texts (site_id, entry_id, locale, alt) select 1, id, 'fr', 'Les rangs à l’aube' from entry returning md5('film') as id`,
    )
  ).rows
  const { fr } = await start(desk, 'video')
  expect(fr).toMatchObject({
    video: { media: film.id, alt: 'Les rangs à l’aube' },
    poster: { media: expect.any(String) },
  })
  const { rows } = await desk.admin.query(
    `select grape from estate.product_grapes join estate.products using (site_id)
     where site_id = 1 and products.id = product_id and type = 'WINE' and is_valid group by 1 order by count(*) desc, 1 limit 1`,
  )
  expect((await start(desk, 'parcels')).fr).toMatchObject({ parcels: [{ grape: rows[0]?.grape }] })
})

test('what asks to be filled in is pointed out before the page is published, and what was begun goes to no visitor', async () => {
  const desk = await openDesk()
  const { fr, en } = await start(desk, 'press')
  const page = (section: Started | undefined) => ({ title: 'Essai', metaDescription: 'Essai', sections: [section] })
  const saved = await desk.save(0, { fr: page({ ...fr, title: 'On en parle' }), en: page(en) } as never)
  const { advice } = (await desk.editor.ask(`${desk.path}/advice`)).data
  expect(advice.map(({ kind, language, field }: Record<string, string>) => [kind, language, field])).toEqual([
    ['unfilled', 'fr', 'cuttings.0.text'],
    ['unfilled', 'en', 'cuttings.0.text'],
    ['untranslated', 'en', 'title'],
  ])
  await desk.publish(saved.data.version)
  expect(JSON.stringify(await desk.shown())).not.toContain('begun')
})

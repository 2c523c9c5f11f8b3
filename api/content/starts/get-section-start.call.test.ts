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

test.each(['hero', 'slides', 'picture', 'quote', 'bottles', 'gallery', 'story', 'text', 'visit', 'wines'])(
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
  expect(await start(desk, 'parcels')).toEqual({})
})

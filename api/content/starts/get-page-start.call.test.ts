import { expect, test } from 'vitest'
import { PAGE_TEMPLATES } from '#contract/content/closed-sets.ts'
import { openDesk } from '#tests/support/test-pages.ts'
import { breaksFrenchSpacing, stringsIn } from '#tests/support/typography.ts'

interface Started {
  type: string
  id: string
  title?: string
  text?: string
  people?: { name: string }[]
  questions?: { answer: string }[]
}
type Desk = Awaited<ReturnType<typeof openDesk>>

const start = async ({ editor }: Desk, template: string): Promise<Record<'fr' | 'en', { sections: Started[] }>> =>
  (await editor.ask(`/admin/page-start/${template}`)).data.content

test.each(PAGE_TEMPLATES)(
  'a page that begins as %s could be published as it is, in both languages',
  async (template) => {
    const desk = await openDesk()
    const content = await start(desk, template)
    const titled = Object.fromEntries(
      Object.entries(content).map(([language, words]) => [language, { ...words, title: 'Essai' }]),
    )
    const saved = await desk.save(0, titled as never)
    expect(saved.data.faults).toEqual([])
    const shape = (language: 'fr' | 'en') => content[language].sections.map(({ id, type }) => [id, type])
    expect(shape('en')).toEqual(shape('fr'))
    const said = stringsIn(content.fr)
    expect(said.filter(breaksFrenchSpacing)).toEqual([])
    expect(stringsIn(content).filter((text) => /\{|\}|undefined/.test(text))).toEqual([])
  },
)

test('a page begins with what the estate has said of itself', async () => {
  const desk = await openDesk()
  const set = (type: string, value: string) =>
    desk.admin.query('update estate.parameters set value = $2 where site_id = 1 and type = $1', [type, value])
  await set('COMPANY_NAME', 'Domaine d’Essai')
  await set('COMPANY_ADDRESS', '3, rue des Caves\n49730 Turquant')
  await set('LEGAL_AGENT', 'Jeanne Vauclair, gérante')
  await set('OPENING_HOURS_MONDAY', '9 h – 12 h')
  await set('OPENING_HOURS_TUESDAY', '9 h – 12 h')
  const home = await start(desk, 'home')
  expect(home.fr.sections[0]).toMatchObject({ title: 'Domaine d’Essai' })
  const team = await start(desk, 'team')
  const people = (language: 'fr' | 'en') => team[language].sections.find(({ type }) => type === 'team')?.people
  expect([people('fr'), people('en')]).toEqual([
    [{ name: 'Jeanne Vauclair', role: 'gérante' }],
    [{ name: 'Jeanne Vauclair' }],
  ])
  const answers = (await start(desk, 'faq')).fr.sections.flatMap(({ questions = [] }) => questions)
  expect(answers[0]).toMatchObject({ answer: '3, rue des Caves, 49730 Turquant' })
  expect(answers[1]?.answer).toContain('Lundi – Mardi\u00a0: 9 h – 12 h')
})

test('what the estate has nothing for is left out, and pictures are its own', async () => {
  const desk = await openDesk()
  await desk.admin.query(`update estate.products set is_valid = false where site_id = 1`)
  await desk.admin.query(`delete from estate.media_texts where site_id = 1`)
  await desk.admin.query(`update estate.parameters set value = null where site_id = 1 and type = 'LEGAL_AGENT'`)
  const types = async (template: string) => (await start(desk, template)).fr.sections.map(({ type }) => type)
  expect(await types('cuvee')).not.toContain('cuvee')
  expect(await types('home')).not.toContain('wines')
  expect(await types('team')).not.toContain('team')
  const { rows } = await desk.admin.query('select id from estate.media where site_id = 1')
  const own = new Set(rows.map(({ id }) => id))
  const named = JSON.stringify(await start(desk, 'estate')).match(/(?<="media":")[0-9a-f]{32}/g) ?? []
  expect(named.filter((id) => !own.has(id))).toEqual([])
})

import { expect, type Locator, type Page } from '@playwright/test'
import type { z } from 'zod'
import { type SectionType, sectionTypes, type WrittenSection } from '#contract/content/sections.ts'
import type { PlacedPicture } from '#contract/media/pictures.ts'
import { home } from '#db/demo/mirandel/home.ts'
import { files } from '#db/demo/mirandel/pictures.ts'
import { deskField, INNER_FIELDS } from '#office/content/desk/desk-field.ts'
import { fill } from '#words/basics/fill.ts'
import { fr as words } from '#words/office/desk/fr.ts'
import { fr as media } from '#words/office/media/fr.ts'
import { fr as names } from '#words/office/sections/fr.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { ADMIN } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({
  locale: 'fr-FR',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
})

const HOST = 'vitrine.localhost'
type Values = Readonly<Record<string, unknown>>

const properties = (page: Page) => page.getByRole('region', { name: words.desk.properties })
const partsOf = (page: Page) => page.frameLocator(`iframe[title="${words.desk.frame}"]`).locator('[data-part]')

/** What the keys of a keyboard give of a printed text. */
const keyed = (text: unknown) =>
  String(text ?? '')
    .replaceAll('\u2060', '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('’', "'")

/** An empty page on the desk of the estate whose home is built anew. */
async function openEmptyPage(page: Page): Promise<void> {
  await page.goto(at(HOST, '/auth'))
  const status = await page.evaluate(async (who) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(who) })).status
  }, ADMIN)
  expect(status).toBe(200)
  await page.goto(at(HOST, '/admin/pages/create'))
  await page.getByLabel(words.create.name).fill(`Maison ${crypto.randomUUID().slice(0, 8)}`)
  await page.getByRole('radio', { name: new RegExp(`^${words.create.templates.empty}`) }).click()
  await page.getByRole('button', { name: words.create.make }).click()
  await expect(page.getByText(words.desk.empty)).toBeVisible()
}

async function addSection(page: Page, type: SectionType): Promise<void> {
  const { name, hint } = names.kinds[type]
  await page.getByRole('button', { name: words.desk.add }).click()
  await page.getByLabel(words.desk.search).fill(keyed(hint))
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(properties(page).getByRole('heading', { name, exact: true })).toBeVisible()
}

async function markPicture(page: Page, { media: id }: PlacedPicture): Promise<void> {
  const dialog = page.getByRole('dialog', { name: media.choosePicture })
  const name = (files.get(id) ?? '').replace(/\.\w+$/, '')
  // The tiles move when the search is answered: a click meanwhile may go beside them.
  const answered = page.waitForResponse((one) => new URL(one.url()).searchParams.get('search') === name)
  await dialog.getByLabel(media.search).fill(name)
  const { data } = (await (await answered).json()) as { data: { total: number } }
  await expect(dialog.getByRole('option')).toHaveCount(data.total)
  await dialog.getByRole('option', { name, exact: true }).click()
}

const takeMarked = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${media.choose}( \\d+ images)?$`) }).click()

interface Place {
  page: Page
  within: Locator
  type: SectionType
  label: string
}

async function setPicture({ page, within, label }: Place, picture: PlacedPicture | undefined): Promise<void> {
  const field = within.getByRole('group', { name: label, exact: true })
  if (!picture) {
    const remove = field.getByRole('button', { name: fill(media.removeNamed, { label }) })
    if (await remove.isVisible()) await remove.click()
    return
  }
  await field.getByRole('button', { name: new RegExp(`^(${media.choose}|${media.replace})`) }).click()
  await markPicture(page, picture)
  await takeMarked(page)
  await expect(field.getByLabel(media.alt, { exact: true })).toBeVisible()
  await field.getByLabel(media.alt, { exact: true }).fill(keyed(picture.alt))
}

async function setLink({ page, within, label }: Place, link: Values | undefined): Promise<void> {
  const field = within.getByRole('group', { name: label, exact: true })
  await field.getByLabel(words.desk.linkLabel).fill(keyed(link?.label))
  const target = field.getByLabel(words.desk.linkTarget)
  if (!link) return target.fill('')
  // Pages are found by what the menu calls them, which their titles are not.
  const [called = '', title = ''] = PAGES[String(link.href)] ?? []
  await target.fill(called)
  await page.getByRole('option', { name: title, exact: true }).click()
  await expect(target).toHaveValue(String(link.href))
}

/** What one types, and what the page is titled. */
const PAGES: Readonly<Record<string, readonly [string, string]>> = {
  '/notre-domaine': ['Notre domaine', 'Le château'],
  '/nos-partenaires': ['revendeurs', 'Nos revendeurs'],
  '/nous-contacter': ['Contact', 'Nous rencontrer'],
}

async function setChoice({ page, within, label }: Place, said: string): Promise<void> {
  const field = within.getByRole('combobox', { name: label, exact: true })
  if ((await field.textContent()) === said) return
  await field.click()
  await page.getByRole('option', { name: said, exact: true }).click()
}

async function setRows({ page, within, type, label }: Place, { row, rows }: { row: z.ZodObject; rows: Values[] }) {
  const group = within.getByRole('group', { name: label, exact: true })
  const removals = group.getByRole('button', { name: new RegExp(`^${fill(words.desk.removeRow, { n: '\\d+' })}$`) })
  while ((await removals.count()) > rows.length) await removals.last().click()
  while ((await removals.count()) < rows.length) await group.getByRole('button', { name: names.add.steps }).click()
  for (const [at, values] of rows.entries()) {
    const inside = group.getByRole('group', { name: fill(words.desk.row, { n: at + 1 }), exact: true })
    const folded = inside.getByRole('button', { expanded: false })
    if (await folded.isVisible()) await folded.click()
    await setFields({ page, within: inside, type, shape: row.shape, values })
  }
}

interface Filled extends Omit<Place, 'label'> {
  shape: z.ZodRawShape
  values: Values
}

async function setFields({ page, within, type, shape, values }: Filled): Promise<void> {
  const own: Readonly<Record<string, string>> = names.ownFields
  const fields: Readonly<Record<string, string>> = names.fields
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = names.choices
  const defaults = sectionTypes[type].defaults as Values
  for (const [name, inner] of Object.entries(shape).filter(([one]) => !INNER_FIELDS.has(one))) {
    const place = { page, within, type, label: own[`${type}.${name}`] ?? fields[name] ?? '' }
    const field = deskField(inner)
    const value = values[name]
    if (field.kind === 'line' || field.kind === 'text')
      await within.getByRole('textbox', { name: place.label, exact: true }).fill(keyed(value))
    if (field.kind === 'picture') await setPicture(place, value as PlacedPicture | undefined)
    if (field.kind === 'link') await setLink(place, value as Values | undefined)
    if (field.kind === 'choice') await setChoice(place, choices[name]?.[String(value ?? defaults[name])] ?? '')
    if (field.kind === 'rows') await setRows(place, { row: field.row, rows: value as Values[] })
  }
}

/** What a page shows, without what tells its elements apart or runs. */
const comparable = (html: string) =>
  html
    .replaceAll('\u2060', '')
    .replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
    .replace(/ (id|draggable|nonce|aria-labelledby|style)="[^"]*"/g, '')

test('a home is built anew on an empty page, by the screens alone', ANY_WIDTH, async ({ page }) => {
  test.slow()
  await openEmptyPage(page)
  const sections: readonly WrittenSection[] = home.fr
  for (const section of sections) {
    const { type } = section
    await addSection(page, type)
    const { shape } = sectionTypes[type].stored as z.ZodObject
    await setFields({ page, within: properties(page), type, shape, values: section as Values })
  }
  await page.getByRole('heading', { level: 1 }).click()
  await expect(partsOf(page)).toHaveCount(sections.length)
  const wanted = await page.evaluate(async () => {
    const html = await (await fetch('/', { credentials: 'omit' })).text()
    return new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.innerHTML ?? ''
  })
  const shown = async () =>
    (await partsOf(page).evaluateAll((parts) => parts.map(({ innerHTML }) => innerHTML))).join('')
  await expect.poll(async () => comparable(await shown())).toBe(comparable(wanted))
})

test('pictures are marked one search after the other, and taken together', ANY_WIDTH, async ({ page }) => {
  await openEmptyPage(page)
  await addSection(page, 'gallery')
  const group = properties(page).getByRole('group', { name: names.fields.pictures, exact: true })
  const rows = group.getByRole('button', { name: /^Ligne \d/ })
  const before = await rows.count()
  await group.getByRole('button', { name: names.add.pictures }).click()
  const pictures = [...files.keys()].slice(0, 2).map((id) => ({ media: id, alt: '' }))
  for (const picture of pictures) await markPicture(page, picture)
  await takeMarked(page)
  await expect(rows).toHaveCount(before + pictures.length)
})

test('the library stays open until what is chosen has found its place, with its words', ANY_WIDTH, async ({ page }) => {
  await openEmptyPage(page)
  await addSection(page, 'hero')
  const label = (names.ownFields as Readonly<Record<string, string>>)['hero.picture'] ?? names.fields.picture
  const field = properties(page).getByRole('group', { name: label, exact: true })
  await field.getByRole('button', { name: new RegExp(`^(${media.choose}|${media.replace})`) }).click()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/api\/admin\/media\/\d+$/, async (route) => {
    await held
    await route.continue()
  })
  const [id = ''] = files.keys()
  const asked = page.waitForRequest(/\/api\/admin\/media\/\d+$/)
  await markPicture(page, { media: id, alt: '' })
  await takeMarked(page)
  await asked
  await expect(page.getByRole('dialog', { name: media.choosePicture })).toBeVisible()
  letGo()
  await expect(field.getByLabel(media.alt, { exact: true })).not.toHaveValue('')
})

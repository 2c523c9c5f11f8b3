import { expect, type Page } from '@playwright/test'
import { cleanFile } from '#tests/hostile/clean-all.ts'
import { type HostileFile, makeHostileFiles } from '#tests/hostile/hostile-files.ts'
import { HOOK } from '#tests/hostile/vectors.ts'
import { whenIdle } from './alive.ts'
import { test } from './drawing-test.ts'
import { PICTURES_AT_ANY_WIDTH } from './tags.ts'

const HOME = 'https://home.example'
const FILES = makeHostileFiles({ seed: 20_261_116, count: 1_200 })
const WAITING = ['mouseover', 'focus', 'load', 'error', 'toggle', 'animationstart', 'beginEvent']

interface Happened {
  calls: number
  left: string[]
}

/** All files in one page without any policy, so that nothing but their being clean protects it. */
function pageOf(files: readonly HostileFile[]): string {
  const ofKind = (kind: HostileFile['kind']) => files.filter((file) => file.kind === kind).map(({ text }) => text)
  const styles = ofKind('css').map((css) => `<style>${css}</style>`)
  const pictures = ofKind('svg').map((svg) => `<img alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}">`)
  const pieces = [...ofKind('html'), ...ofKind('svg')].map((markup) => `<div>${markup}</div>`)
  const rest = '<ul><li class="a">x</li></ul><input value="abc">'
  return `<!doctype html><meta charset="utf-8">${styles.join('')}${rest}${pictures.join('')}${pieces.join('')}`
}

/** All drawings in one drawing: as a document of its own, where scripts would run. */
function drawingOf(files: readonly HostileFile[]): string {
  const drawings = files.filter(({ kind }) => kind === 'svg').map(({ text }) => text)
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`
}

/** Opens a file and wakes everything in it that waits for something to happen. */
async function openFile(page: Page, { path, type, body }: { path: string; type: string; body: string }) {
  const happened: Happened = { calls: 0, left: [] }
  await page.exposeFunction(HOOK, () => {
    happened.calls += 1
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(`${HOME}/`) && /^https?:/.test(request.url())) happened.left.push(request.url())
  })
  await page.route('**/*', (route) => {
    const isFile = route.request().url() === `${HOME}${path}`
    return isFile ? route.fulfill({ contentType: type, body }) : route.fulfill({ status: 404, body: '' })
  })
  await page.goto(`${HOME}${path}`)
  await page.evaluate((names) => {
    // Laid out once, everything that its styles ask for has been asked for.
    document.documentElement.getBoundingClientRect()
    for (const element of document.querySelectorAll('*')) {
      for (const name of names) element.dispatchEvent(new Event(name))
    }
  }, WAITING)
  await whenIdle(page)
  return happened
}

const asPage = (files: readonly HostileFile[]) => ({ path: '/page', type: 'text/html', body: pageOf(files) })

test(
  'cleaned, 1,200 hostile files in one page run nothing and load nothing',
  PICTURES_AT_ANY_WIDTH,
  async ({ page }) => {
    expect(await openFile(page, asPage(FILES.map(cleanFile)))).toEqual({ calls: 0, left: [] })
  },
)

test('nor do the drawings as a document of their own', PICTURES_AT_ANY_WIDTH, async ({ page }) => {
  const body = drawingOf(FILES.map(cleanFile))
  const happened = await openFile(page, { path: '/drawings.svg', type: 'image/svg+xml', body })
  expect(happened).toEqual({ calls: 0, left: [] })
  const isRead = await page.evaluate(() => document.querySelectorAll('svg > svg').length)
  expect(isRead).toBeGreaterThan(80)
})

test('as they come, the same files do both', PICTURES_AT_ANY_WIDTH, async ({ page }) => {
  // One after the other: some of them swallow the rest of a page.
  const some = FILES.filter(({ text }) => /^<(img src=x|svg onload)/.test(text)).slice(0, 5)
  const { calls, left } = await openFile(page, asPage([...FILES.filter(({ kind }) => kind === 'css'), ...some]))
  expect(calls).toBeGreaterThan(0)
  expect(left.length).toBeGreaterThan(10)
})

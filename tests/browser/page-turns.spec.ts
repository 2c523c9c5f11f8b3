import { expect, type Page } from '@playwright/test'
import { followMenu, goAlive } from './alive.ts'
import { test } from './drawing-test.ts'
import { at } from './estates.ts'
import { ANY_WIDTH } from './tags.ts'

/** Notes what each turn of a page moves. */
async function watchTurns(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const turns: string[] = []
    Object.assign(window, { turns })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const turn = start(update)
      turn.ready.then(
        () => {
          const moved = document.getAnimations().flatMap(({ effect }) => {
            const [, name] = /group\((\w+)\)/.exec((effect as KeyframeEffect).pseudoElement ?? '') ?? []
            return name ?? []
          })
          turns.push(moved.sort().join(' '))
        },
        () => turns.push('none'),
      )
      return turn
    }
  })
  return () => page.evaluate(() => (window as unknown as { turns: string[] }).turns)
}

interface HeldTurns {
  hold: () => Promise<void>
  oneIsHeld: () => Promise<boolean>
  goOn: () => Promise<void>
}

/** Lets turns be held back, as on a slow phone, until they are told to go on. */
async function holdTurns(page: Page): Promise<HeldTurns> {
  await page.addInitScript(() => {
    const turns = { isHeld: false, going: Promise.withResolvers<void>() }
    turns.going.resolve()
    Object.assign(window, { held: turns })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) =>
      start(async () => {
        turns.isHeld = true
        await turns.going.promise
        await (update as () => void)()
        turns.isHeld = false
      })
  })
  const held = () => (window as unknown as { held: { isHeld: boolean; going: PromiseWithResolvers<void> } }).held
  return {
    hold: () => page.evaluate(`(${held})().going = Promise.withResolvers(); undefined`),
    oneIsHeld: () => page.evaluate(`(${held})().isHeld`),
    goOn: () => page.evaluate(`(${held})().going.resolve()`),
  }
}

test(
  'the bottle of a card turns into the bottle of its page, and a card there into the next',
  ANY_WIDTH,
  async ({ page }) => {
    const turns = await watchTurns(page)
    await goAlive(page, { host: 'localhost', path: '/nos-vins' })
    await page.locator('[data-product="1"] a').click()
    await expect(page).toHaveURL(at('localhost', '/wines/les-aubepines/1'))
    await expect.poll(turns).toEqual(['bottle root'])
    await page.locator('[data-product] a').first().click()
    await expect.poll(turns).toEqual(['bottle root', 'bottle root'])
  },
)

test('nothing moves for who prefers stillness', ANY_WIDTH, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const turns = await watchTurns(page)
  await goAlive(page, { host: 'localhost', path: '/nos-vins' })
  await page.locator('[data-product="1"] a').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les Aubépines')
  expect(await turns()).toEqual([])
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('the address is that of the page in sight, however long its turn takes', ANY_WIDTH, async ({ page }) => {
  const turns = await holdTurns(page)
  await goAlive(page, { host: 'localhost', path: '/nos-vins' })
  await turns.hold()
  await page.locator('[data-product="1"] a').click()
  await expect.poll(turns.oneIsHeld).toBe(true)
  await expect(title(page)).toHaveText('Nos vins')
  await expect(page).toHaveURL(at('localhost', '/nos-vins'))
  await turns.goOn()
  await expect(page).toHaveURL(at('localhost', '/wines/les-aubepines/1'))
  await expect(title(page)).toHaveText('Les Aubépines')
  await page.goBack()
  await expect(page).toHaveURL(at('localhost', '/nos-vins'))
  await expect(title(page)).toHaveText('Nos vins')
})

test('whoever goes back while a page turns is where they were before', ANY_WIDTH, async ({ page }) => {
  const turns = await holdTurns(page)
  await goAlive(page, { host: 'localhost', path: '/notre-domaine' })
  const before = await title(page).innerText()
  await followMenu(page, 'Nos vins')
  await expect(title(page)).toHaveText('Nos vins')
  await turns.hold()
  await page.locator('[data-product="1"] a').click()
  await expect.poll(turns.oneIsHeld).toBe(true)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(at('localhost', '/notre-domaine'))
  await turns.goOn()
  await expect(title(page)).toHaveText(before)
  await expect(page).toHaveURL(at('localhost', '/notre-domaine'))
})

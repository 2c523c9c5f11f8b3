import { expect, type Page } from '@playwright/test'
import { goAlive } from './alive.ts'
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

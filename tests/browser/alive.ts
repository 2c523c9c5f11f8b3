import type { Page } from '@playwright/test'
import { at, WHEN_READ } from './estates.ts'

/** Goes to a page and waits until React has taken it over: its links and keys are ours from then on. */
export async function goAlive(page: Page, host: string, path: string): Promise<void> {
  await page.goto(at(host, path), WHEN_READ)
  await page.waitForFunction(() => {
    const region = document.querySelector('body > [popover]')
    return region !== null && Object.keys(region).some((name) => name.startsWith('__reactFiber'))
  })
  // Effects come after the frame in which the page was taken over; a browser without a screen may leave one out.
  await page.evaluate(
    () => new Promise((done) => [requestAnimationFrame(() => setTimeout(done)), setTimeout(done, 500)]),
  )
}

/** On phones the menu is folded. */
export async function followMenu(page: Page, name: string): Promise<void> {
  const button = page.getByText('Menu', { exact: true })
  if (await button.isVisible()) await button.click()
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name }).click()
}

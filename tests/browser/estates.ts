import type { Page } from '@playwright/test'

/** The demo estates at the running server. */
export const estates = [
  { id: 1, host: 'localhost', name: 'Domaine de la Roche-Perrine', ground: 'rgb(251, 248, 242)' },
  { id: 2, host: 'vitrine.localhost', name: 'Château Mirandel', ground: 'rgb(20, 17, 15)' },
  { id: 3, host: 'coteaux.localhost', name: 'Les Coteaux d’Ysaline', ground: 'rgb(246, 248, 247)' },
] as const

export function at(host: string, path: string): string {
  return `http://${host}:${process.env.CUVEE_TEST_PORT}${path}`
}

/** Pictures are made when they are first asked for; journeys begin when the page can be read. */
export const WHEN_READ = { waitUntil: 'domcontentloaded' } as const

/** A page that can be read may still wait for its looks: nobody sees it before, but whoever measures it would. */
export async function whenStyled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
  )
  // Typefaces are asked for when something is laid out by them, and words are wider in those that stand in.
  await page.evaluate(async () => {
    document.documentElement.getBoundingClientRect()
    await document.fonts.ready
  })
}

import type { Locator, Page } from '@playwright/test'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { goAlive } from './alive.ts'
import { at, WHEN_READ } from './estates.ts'
import type { Run } from './journey-runs.ts'
import { chooseByKeys, pressByKeys, reach, tickByKeys, writeByKeys } from './keyboard.ts'

interface PickedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Somebody who walks a journey, in their language and by mouse or keyboard. */
export interface Visitor {
  page: Page
  locale: Locale
  /** The path of a page in their language, and its address. */
  path(path: string): string
  url(path: string, host?: string): string
  /** Opens a page in their language and waits until it is alive. */
  open(path: string, host?: string): Promise<void>
  /** The same without scripts. */
  openPlain(path: string, host?: string): Promise<void>
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  tick(target: Locator): Promise<void>
  choose(target: Locator, value: string): Promise<void>
  attach(target: Locator, file: PickedFile): Promise<void>
}

export function createVisitor(page: Page, { locale, way }: Run): Visitor {
  const inLocale = (path: string) => pathInLocale(path, locale)
  const url = (path: string, host = 'localhost') => at(host, inLocale(path))
  // A chooser is caught from the moment somebody listens: asked for only as it opens, it may open before that.
  page.on('filechooser', () => {})
  return {
    page,
    locale,
    path: inLocale,
    url,
    open: (path, host = 'localhost') => goAlive(page, { host, path: inLocale(path) }),
    openPlain: async (path, host) => {
      await page.goto(url(path, host), WHEN_READ)
    },
    ...(way === 'keyboard' ? BY_KEYS : BY_MOUSE),
  }
}

type Hand = Pick<Visitor, 'press' | 'write' | 'tick' | 'choose' | 'attach'>

const BY_KEYS: Hand = {
  press: pressByKeys,
  write: writeByKeys,
  tick: tickByKeys,
  choose: chooseByKeys,
  async attach(target, file) {
    await reach(target)
    const chooser = target.page().waitForEvent('filechooser')
    await target.page().keyboard.press('Space')
    await (await chooser).setFiles(file)
  },
}

const BY_MOUSE: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  tick: (target) => target.check(),
  choose: async (target, value) => {
    await target.selectOption(value)
  },
  attach: (target, file) => target.setInputFiles(file),
}

import { expect, type Locator, type Page } from '@playwright/test'

/** More than any page has: who has not come there by then cannot. */
const MOST_TABS = 250
const MOST_ARROWS = 80
/** Longer texts are pasted, as people do. */
const LONGEST_TYPED = 500

/** Tabs from where the focus is until it has come to the target. */
export async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const where = await target.evaluate(seenFromFocus)
    if (where === 'here') return
    await target.page().keyboard.press(where === 'before' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

/** Runs in the page. A group of radio buttons is one stop, wherever in it the focus is. */
function seenFromFocus(target: Element): 'here' | 'before' | 'after' {
  const { activeElement: focused } = document
  if (!focused || focused === target) return focused ? 'here' : 'after'
  const isRadio = (one: Element): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'radio'
  const isOneGroup = isRadio(target) && isRadio(focused) && target.name === focused.name && target.form === focused.form
  if (isOneGroup) return 'here'
  return focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after'
}

export async function pressByKeys(target: Locator): Promise<void> {
  await reach(target)
  await target.page().keyboard.press('Enter')
}

export async function writeByKeys(target: Locator, text: string): Promise<void> {
  const { keyboard } = target.page()
  await reach(target)
  if ((await target.getAttribute('type')) === 'date') return writeDay(target, text)
  await keyboard.press('ControlOrMeta+a')
  if (text === '') await keyboard.press('Delete')
  else if (text.length > LONGEST_TYPED) await keyboard.insertText(text)
  else await keyboard.type(text)
}

/** `1990-12-31`, into a field that asks for the month first, as browsers set to American English do. */
async function writeDay(target: Locator, day: string): Promise<void> {
  const [year, month, date] = day.split('-')
  await target.page().keyboard.type(`${month}${date}${year}`)
  await expect(target).toHaveValue(day)
}

/** A box by Space, a radio button by the arrows. */
export async function tickByKeys(target: Locator): Promise<void> {
  const { keyboard } = target.page()
  await reach(target)
  if ((await target.getAttribute('type')) !== 'radio') {
    if (!(await target.isChecked())) await keyboard.press('Space')
  } else if (await target.evaluate((radio) => radio === document.activeElement)) {
    await keyboard.press('Space')
  }
  for (let arrows = 0; arrows < MOST_ARROWS && !(await target.isChecked()); arrows++) await keyboard.press('ArrowDown')
  await expect(target).toBeChecked()
}

/** A choice of a list, by the arrows. */
export async function chooseByKeys(target: Locator, value: string): Promise<void> {
  await reach(target)
  for (let arrows = 0; arrows < MOST_ARROWS && (await target.inputValue()) !== value; arrows++)
    await target.page().keyboard.press('ArrowDown')
  await expect(target).toHaveValue(value)
}

/** Whoever tabs on goes on from where they were: what they acted on has not been taken away under them. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

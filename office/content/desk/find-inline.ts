import type { DeskSection } from '#contract/content/page-content.ts'
import { type InlineText, plain, saidIn } from './inline-text.ts'

/** The words of a section that one has touched, and the element that holds them; null of what is typed beside the page. */
export function findInline(
  section: DeskSection,
  { part, target }: { part: Element; target: Element },
): { element: HTMLElement; text: InlineText } | null {
  const free = [...part.querySelectorAll<HTMLElement>('*')].filter(isWords)
  for (const said of saidIn(section)) {
    const at = free.findIndex((element) => plain(element.textContent ?? '') === said.text)
    const element = free[at]
    if (!element) continue
    if (element.contains(target)) return { element, text: said }
    free.splice(at, 1)
  }
  return null
}

/** An element that holds nothing but words. */
function isWords(element: HTMLElement): boolean {
  return element.childElementCount === 0 && (element.textContent ?? '').trim() !== ''
}

import { richTextWords } from '#rules/content/rich-text.ts'

/** The links of a cleaned rich text: where they lead, and what they say. */
export function linksOfHtml(html: string): { href: string; words: string }[] {
  return [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inside = '']) => ({
    href: href.replaceAll('&amp;', '&'),
    words: richTextWords(inside),
  }))
}

/** How deep each of its headings is, in their order. */
export function headingsOfHtml(html: string): number[] {
  return [...html.matchAll(/<h([2-4])[ >]/g)].map(([, level]) => Number(level))
}

/** Whether one of its pictures says nothing to who cannot see it. */
export function hasWordlessPicture(html: string): boolean {
  return [...html.matchAll(/<img\b[^>]*>/g)].some(([tag]) => !/\balt="[^"]+"/.test(tag))
}

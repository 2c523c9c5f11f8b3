import { expect, test } from 'vitest'
import { cleanRichText } from '#api/content/rich-text/clean-rich-text.ts'
import { keptHtml } from './kept-html.ts'

test('an empty text is nothing, and a last empty line is none', () => {
  expect(keptHtml('<p></p>')).toBe('')
  expect(keptHtml('<p>Un</p><p></p>')).toBe('<p>Un</p>')
})

test('a caption without words is none', () => {
  expect(keptHtml('<figure><img src="/img/a"><figcaption></figcaption></figure>')).toBe(
    '<figure><img src="/img/a"></figure>',
  )
})

test('rows of headings at the top are the head of their table, and the cleaner leaves them', () => {
  const table =
    '<table><tbody><tr><th scope="col"><strong>A</strong></th><th>B</th></tr><tr><th>1</th><td>2</td></tr></tbody></table>'
  const kept = keptHtml(table)
  expect(kept).toBe(
    '<table><thead><tr><th scope="col"><strong>A</strong></th><th>B</th></tr></thead><tbody><tr><th>1</th><td>2</td></tr></tbody></table>',
  )
  expect(cleanRichText(kept)).toContain('<thead><tr><th scope="col"><strong>A</strong></th>')
})

test('a table of headings alone keeps its body', () => {
  const table = '<table><tbody><tr><th>A</th></tr></tbody></table>'
  expect(keptHtml(table)).toBe(table)
})

import { expect, test } from 'vitest'
import { readingMinutes, richTextWords, withAnchors, withTableRooms } from './rich-text.ts'

test('the words of a text, block by block', () => {
  expect(
    richTextWords('<h2 id="s-a">Un</h2><p>deux <em>tr</em>ois<br />&amp; &lt;quatre&gt;</p><ul><li>5</li></ul>'),
  ).toBe('Un deux trois & <quatre> 5')
})

test('a minute for two hundred words, and one at least', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes(`<p>${'mot '.repeat(200)}</p>`)).toBe(1)
  expect(readingMinutes(`<p>${'mot '.repeat(310)}</p>`)).toBe(2)
  expect(readingMinutes(`<p>${'mot '.repeat(1_000)}</p>`)).toBe(5)
})

test('a heading without words has an anchor too, and a long one a short anchor', () => {
  expect(withAnchors('<h2>…</h2>')).toBe('<h2 id="s">…</h2>')
  expect(withAnchors(`<h2>${'mot '.repeat(90)}</h2>`)).toMatch(/^<h2 id="s-[mot-]{78}">/)
})

test('a table in a table stays in the room of the outer one', () => {
  expect(withTableRooms('<table><td><table></table></td></table>')).toBe(
    '<figure class="table-room" tabindex="0"><table><td><table></table></td></table></figure>',
  )
})

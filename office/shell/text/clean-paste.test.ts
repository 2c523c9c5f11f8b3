import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const point = (marker: string, { level = 1, text = '' }) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

const bare = (html: string) => html.replace(/<span[^>]*><\/span>/g, '').replace(/\n/g, '')

test('points of a word processor become a list again, deeper ones within theirs', () => {
  const html =
    `<html><body><!--StartFragment--><p class=MsoNormal>Avant</p>${point('·', { text: 'Un' })}\n` +
    `${point('o', { level: 2, text: 'Un <b>bis</b>' })}\n${point('·', { text: 'Deux' })}<p class=MsoNormal>Après</p><!--EndFragment--></body></html>`
  expect(bare(cleanPaste(html))).toBe(
    '<p class=MsoNormal>Avant</p><ul><li><p>Un</p><ul><li><p>Un <b>bis</b></p></li></ul></li><li><p>Deux</p></li></ul><p class=MsoNormal>Après</p>',
  )
})

test('numbers make a numbered list', () => {
  const html = point('1.', { text: 'Vendanger' }) + point('2.', { text: 'Presser' })
  expect(bare(cleanPaste(html))).toBe('<ol><li><p>Vendanger</p></li><li><p>Presser</p></li></ol>')
})

test('styles, scripts, comments and elements of one program are left behind', () => {
  const html =
    '<style>p { color: red }</style><script>alert(1)</script><xml><o:x>1</o:x></xml><!--[if gte mso 9]>x<![endif]--><p>Bon<o:p>&nbsp;</o:p></p>'
  expect(cleanPaste(html)).toBe('<p>Bon&nbsp;</p>')
})

test('what comes from elsewhere stays as it is', () => {
  expect(cleanPaste('<p>Un <a href="https://a.example">lien</a></p>')).toBe(
    '<p>Un <a href="https://a.example">lien</a></p>',
  )
})

test('cells of a table keep their lines, without paragraphs', () => {
  expect(cleanPaste('<table><tr><td><p>Un</p> <p>Deux</p></td><th>B</th></tr></table>')).toBe(
    '<table><tr><td>Un<br>Deux</td><th>B</th></tr></table>',
  )
})

test('what styles mean stays, the styles go', () => {
  const html =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p style="color:red">Un <span style="font-weight:700">gras</span> et <span style=\'font-style:italic\'>beau</span></p></b>'
  expect(cleanPaste(html)).toBe('<p>Un <strong>gras</strong> et <em>beau</em></p>')
})

test('headings of pages become those of texts', () => {
  expect(cleanPaste('<h1 class="x">A</h1><h6>B</h6>')).toBe('<h2 class="x">A</h2><h4>B</h4>')
})

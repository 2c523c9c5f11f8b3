import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { findDanger } from '#tests/hostile/find-danger.ts'
import { makeHostileFiles } from '#tests/hostile/hostile-files.ts'
import { cleanRichText } from './clean-rich-text.ts'

const ID = '0123456789abcdef0123456789abcdef'

test('what a text is made of stays: paragraphs, lists, quotes, emphasis', () => {
  const html =
    '<p>Le <em>chenin</em> <strong>attend</strong>.<br />Encore.</p><ul><li>un</li></ul><ol start="3"><li>trois</li></ol><blockquote class="pull"><p>Lent.</p><cite>Élise</cite></blockquote><hr />'
  expect(cleanRichText(html)).toBe(html)
})

test('headings get anchors from their words, the same words a number; the page’s own title stays the only one', () => {
  expect(cleanRichText('<h1>L’été</h1><h2>L’été</h2><h3 id="x">A &amp; <em>B</em></h3><h6>Fin</h6>')).toBe(
    '<h2 id="s-l-ete">L’été</h2><h2 id="s-l-ete_2">L’été</h2><h3 id="s-a-b">A &amp; <em>B</em></h3><h4 id="s-fin">Fin</h4>',
  )
})

test.each([
  ['/nos-vins?colour=RED', '<a href="/nos-vins?colour=RED">x</a>'],
  ['#s-taille', '<a href="#s-taille">x</a>'],
  ['mailto:a@b.example', '<a href="mailto:a@b.example">x</a>'],
  ['tel:+33261910418', '<a href="tel:+33261910418">x</a>'],
  ['https://inao.example/a', '<a href="https://inao.example/a" rel="external noopener noreferrer">x</a>'],
  ['http://old.example', '<a>x</a>'],
  ['//evil.example', '<a>x</a>'],
  ['/\\evil.example', '<a>x</a>'],
  ['\\\\evil.example', '<a>x</a>'],
  ['javascript:alert(1)', '<a>x</a>'],
  [' java\tscript:alert(1)', '<a>x</a>'],
])('a link to %s', (href, clean) => {
  expect(cleanRichText(`<a href="${href}" target="_blank" onclick="x()">x</a>`)).toBe(clean)
})

test('pictures are the estate’s own, with their room, in the sizes that are made', () => {
  const clean = cleanRichText(`<img src="/img/w960/${ID}/rangs.jpg" alt="Rangs" width="640" height="480">`)
  expect(clean).toContain(`srcset="/img/w320/${ID}/rangs.webp 320w, /img/w480/${ID}/rangs.webp 480w, `)
  expect(clean).toContain('alt="Rangs" width="640" height="480" loading="lazy"')
  expect(clean).not.toContain('w800')
  for (const src of ['https://evil.example/a.gif', '/api/user', `/img/w960/../${ID}/a.jpg`, '']) {
    expect(cleanRichText(`<p>a<img src="${src}" alt="x"></p>`)).toBe('<p>a</p>')
  }
})

test('films of the estate wait to be asked for', () => {
  expect(cleanRichText(`<video autoplay src="/img/original/${ID}/v.mp4" poster="//x.example/a.jpg"></video>`)).toBe(
    `<video src="/img/original/${ID}/v.mp4" controls preload="none" playsinline></video>`,
  )
  expect(cleanRichText('<p>a<video src="https://x.example/v.mp4"></video></p>')).toBe('<p>a</p>')
})

test.each([
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'YouTube'],
  ['//player.vimeo.com/video/76979871', 'https://vimeo.com/76979871', 'Vimeo'],
  ['https://www.dailymotion.com/embed/video/x8abcd', 'https://www.dailymotion.com/video/x8abcd', 'Dailymotion'],
])('the frame of %s becomes a link to the film', (src, href, name) => {
  const clean = cleanRichText(`<iframe src="${src}"></iframe>`)
  expect(clean).toContain(`href="${href}"`)
  expect(clean).toContain(`data-film="${name.toLowerCase()}/`)
  expect(clean).toContain(`>${name}</a>`)
  expect(cleanRichText(clean)).toBe(clean)
  expect(cleanRichText(`<iframe src="${src}" title="La taille"></iframe>`)).toContain('>La taille</a>')
})

test('a frame of anything else is nothing, and a mark that names no film makes none', () => {
  expect(cleanRichText('<p>a<iframe src="https://evil.example"></iframe></p>')).toBe('<p>a</p>')
  expect(cleanRichText('<a data-film="youtube/../x" href="/a">x</a>')).toBe('<a href="/a">x</a>')
})

test('a table gets a room to scroll in, once', () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>'
  const clean = cleanRichText(`<p>a</p>${table}${table}`)
  expect(clean).toBe(`<p>a</p>${`<figure class="table-room" tabindex="0">${table}</figure>`.repeat(2)}`)
  expect(cleanRichText(clean)).toBe(clean)
})

const HOSTILE = makeHostileFiles({ seed: 20_261_117, count: 1_500 }).filter(({ kind }) => kind === 'html')

test('nothing that runs or loads from elsewhere is left of any hostile text', () => {
  const left = HOSTILE.flatMap(({ text }) => {
    const clean = cleanRichText(text)
    const danger = findDanger({ kind: 'html', text: clean })
    return danger.length > 0 ? [{ text, clean, danger }] : []
  })
  expect(left).toEqual([])
})

test('cleaning a clean text again changes nothing', () => {
  const clean = cleanRichText(
    `<h2>Un</h2><p>a <a href="https://x.example">b</a></p><figure class="wide"><img src="/img/w960/${ID}/a.jpg" alt="A" width="900" height="600"><figcaption>c</figcaption></figure><table><tbody><tr><th scope="row">1</th></tr></tbody></table><figure><iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe></figure><video src="/img/original/${ID}/v.mp4"></video>`,
  )
  expect(cleanRichText(clean)).toBe(clean)
})

test('no text gets out of the place it is printed in', () => {
  const escaping = [
    '</div></main><p>x',
    '<table><table></table></table></div>',
    '<table><figure><table></table></figure></table></div><p>x',
    ...HOSTILE.map(({ text }) => text),
  ]
  for (const text of escaping) {
    const page = parseFragment(`<div id="place">${cleanRichText(text)}</div><i>after</i>`)
    const names = page.childNodes.map((node) => (node as DefaultTreeAdapterTypes.Element).tagName)
    expect([text, names]).toEqual([text, ['div', 'i']])
  }
})

import { expect, test } from 'vitest'
import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import { adviseOnPage, insideLinksOf, type PageSurroundings } from './page-advice.ts'

const picture = (alt: string, more: object = {}) => ({ media: 'a'.repeat(32), alt, ...more })
const ABOUT = 'Une famille, douze hectares de chenin et de cabernet franc au bord de la Loire.'
const page = (...sections: DeskSection[]): DeskPage => ({
  fr: { title: 'Le domaine', metaDescription: ABOUT, sections },
})
const section = (more: object): DeskSection => ({ id: 'aaaaaa', type: 'text', ...more }) as DeskSection

const GOOD: PageSurroundings = {
  sizeOf: () => ({ width: 2_000, height: 1_000 }),
  isThere: () => true,
  isInvitation: () => false,
  isReadable: true,
  isLegallyComplete: true,
}
const told = (desk: DeskPage, surroundings: Partial<PageSurroundings> = {}) =>
  adviseOnPage(desk, { ...GOOD, ...surroundings }).map(({ kind, section, field }) => [kind, section, field])

test('a page in order is told nothing of', () => {
  const good = page(
    section({
      type: 'hero',
      title: 'La vigne',
      picture: picture('Rangs de vigne'),
      link: { label: 'Nos vins', href: '/nos-vins' },
    }),
    section({ id: 'bbbbbb', type: 'html', html: '<h2>Ici</h2><h3>Là</h3><p><a href="/nos-vins">Nos vins</a></p>' }),
  )
  expect(told(good)).toEqual([])
})

test('words that only ask for some, once a section, also in columns', () => {
  const isInvitation = (words: string) => words.startsWith('Votre')
  const press = section({ title: 'La presse', cuttings: [{ text: 'Votre phrase', source: 'Votre journal' }] })
  expect(told(page(press), { isInvitation })).toEqual([['unfilled', 'aaaaaa', 'cuttings.0.text']])
  const inside = section({ id: 'bbbbbb', title: 'Votre titre' })
  const columns = section({ type: 'columns', columns: [{ sections: [inside] }, { sections: [] }] })
  expect(told(page(columns), { isInvitation })).toEqual([['unfilled', 'bbbbbb', 'title']])
})

test('a picture without words, unless it only adorns', () => {
  expect(told(page(section({ picture: picture(' ') })))).toEqual([['alt-missing', 'aaaaaa', 'picture']])
  expect(told(page(section({ picture: picture('', { isDecorative: true }) })))).toEqual([])
  expect(told(page(section({ ornament: picture('') })))).toEqual([])
  const inText = section({ type: 'html', html: '<p><img src="/img/x" alt="" /></p>' })
  expect(told(page(inText))).toEqual([['alt-missing', 'aaaaaa', 'html']])
})

test('a picture too small for its place: one that fills the window must be wider, a drawing never is', () => {
  const sized = (width: number, height: number) => ({ sizeOf: () => ({ width, height }) })
  const hero = section({ type: 'hero', picture: picture('Vigne'), portrait: picture('Vigne') })
  expect(told(page(hero), sized(1_000, 1_000))).toEqual([['picture-small', 'aaaaaa', 'picture']])
  expect(told(page(section({ picture: picture('Vigne') })), sized(1_000, 1_000))).toEqual([])
  const bottles = section({ bottles: [{ picture: picture('Bouteille') }] })
  expect(told(page(bottles), sized(600, 1_560))).toEqual([])
  expect(told(page(bottles), sized(639, 639))).toEqual([['picture-small', 'aaaaaa', 'bottles.0.picture']])
  expect(told(page(hero), { sizeOf: () => undefined })).toEqual([])
})

test.each(['Cliquez ici', 'En savoir plus…', 'www.exemple.fr', 'https://exemple.fr'])('%s says nothing', (label) => {
  expect(told(page(section({ link: { label, href: '/nos-vins' } })))).toEqual([['link-vague', 'aaaaaa', 'link']])
  const html = `<p><a href="/nos-vins"><em>${label}</em></a></p>`
  expect(told(page(section({ type: 'html', html })))).toEqual([['link-vague', 'aaaaaa', 'html']])
})

test('links that lead nowhere, also in columns and on bottles', () => {
  const column = { sections: [section({ id: 'cccccc', bottles: [{ name: 'Rouge', href: '/wines/rouge/9' }] })] }
  const columns = section({ type: 'columns', columns: [column, { sections: [] }] })
  const text = section({ id: 'dddddd', type: 'html', html: '<p><a href="/en/gone">Our cellar</a></p>' })
  const desk = page(columns, text)
  expect(insideLinksOf(desk)).toEqual([
    { thing: 'product', id: 9 },
    { page: 'gone', locale: 'en' },
  ])
  expect(told(desk, { isThere: () => false })).toEqual([
    ['link-broken', 'cccccc', 'bottles.0'],
    ['link-broken', 'dddddd', 'html'],
  ])
})

test('headings go down one step at a time, over the sections of the page', () => {
  const text = (id: string, html: string) => section({ id, type: 'html', html })
  expect(told(page(text('aaaaaa', '<h3>Trop bas</h3>')))).toEqual([['heading-jump', 'aaaaaa', 'html']])
  expect(told(page(section({ title: 'Titre' }), text('bbbbbb', '<h3 id="s-x">Bien</h3>')))).toEqual([])
  expect(told(page(text('aaaaaa', '<h2>Un</h2><h4>Trois</h4>')))).toEqual([['heading-jump', 'aaaaaa', 'html']])
})

test('what a search would cut or miss', () => {
  const head = (title: string, metaDescription: string): DeskPage => ({ fr: { title, metaDescription, sections: [] } })
  expect(told(head('x'.repeat(66), ABOUT))).toEqual([['title-long', null, 'title']])
  expect(told(head('Titre', ' '))).toEqual([['description-missing', null, 'metaDescription']])
  expect(told(head('Titre', 'x'.repeat(161)))).toEqual([['description-long', null, 'metaDescription']])
  expect(told(head('x'.repeat(65), 'x'.repeat(160)))).toEqual([])
})

test('what stands in the other language as it stands in the first; names may be the same', () => {
  const sentence = 'Douze hectares de chenin et de cabernet.'
  const inBoth = (...sections: DeskSection[]): DeskPage => {
    const { fr } = page(...sections)
    return fr ? { fr, en: { ...fr, sections } } : {}
  }
  expect(told(inBoth(section({ title: 'Roche-Perrine', text: sentence })))).toEqual([
    ['untranslated', 'aaaaaa', 'text'],
  ])
  expect(
    told(inBoth(section({ title: 'Cuvée des Trois Frères', link: { label: 'Vins', href: '/a b c d e f' } }))),
  ).toEqual([])
  const halfTold = (mine: object, theirs: object): DeskPage => ({
    ...page(section(theirs)),
    en: { title: 'The estate', metaDescription: ABOUT, sections: [section(mine)] },
  })
  expect(told(halfTold({ title: ' ' }, { title: 'Bienvenue' }))).toEqual([['untranslated', 'aaaaaa', 'title']])
  expect(told(halfTold({}, { link: { label: 'Nos vins', href: '/nos-vins' } }))).toEqual([])
  const { fr } = page(section({ text: sentence }))
  expect(told(fr ? { fr, en: { ...fr, sections: [] } } : {})).toEqual([['untranslated', null, 'sections']])
})

test('what belongs to the whole estate is told once', () => {
  const { fr } = page()
  const both = fr ? { fr, en: fr } : {}
  expect(told(both, { isReadable: false, isLegallyComplete: false })).toEqual([
    ['contrast', null, ''],
    ['legal-missing', null, ''],
  ])
})

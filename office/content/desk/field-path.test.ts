import { expect, test } from 'vitest'
import type { DeskPage } from '#contract/content/page-content.ts'
import { editPage } from '#rules/content/drafts/page-edits.ts'
import type { DeskField } from './desk-field.ts'
import { editsOf } from './field-path.ts'

const PICTURE: DeskField = { kind: 'picture', isOptional: true }
const words = () => ({ title: 'Page', metaDescription: '', sections: [{ id: 'aaaaaa', type: 'picture' as const }] })
const page: DeskPage = { fr: words(), en: words() }

const typed = (on: DeskPage, { field, path, value }: { field: DeskField; path: string; value: unknown }) =>
  editsOf(field, { id: 'aaaaaa', path: [path], value, language: 'fr' }).reduce(editPage, on)
const said = (of: DeskPage) => [of.fr?.sections[0]?.picture, of.en?.sections[0]?.picture]

test('a picture from the library brings its words in every language; what is typed of it belongs to one', () => {
  const chosen = typed(page, {
    field: PICTURE,
    path: 'picture',
    value: { media: 'm1', alt: 'Un mur', alts: { fr: 'Un mur', en: 'A wall' } },
  })
  expect(said(chosen)).toEqual([
    { media: 'm1', alt: 'Un mur' },
    { media: 'm1', alt: 'A wall' },
  ])
  const told = typed(chosen, { field: PICTURE, path: 'picture', value: { media: 'm1', alt: 'Le mur du chai' } })
  expect(said(told)).toEqual([
    { media: 'm1', alt: 'Le mur du chai' },
    { media: 'm1', alt: 'A wall' },
  ])
})

test('one of which the library says nothing waits for its words in every language', () => {
  const chosen = typed(page, { field: PICTURE, path: 'picture', value: { media: 'm1', alt: '', alts: {} } })
  expect(said(chosen)).toEqual([
    { media: 'm1', alt: '' },
    { media: 'm1', alt: '' },
  ])
})

test('that a picture only adorns can be said and taken back', () => {
  const adorns = { media: 'm1', alt: '', isDecorative: true as const }
  const marked = typed(page, { field: PICTURE, path: 'picture', value: adorns })
  expect(said(marked)).toEqual([adorns, adorns])
  const again = typed(marked, { field: PICTURE, path: 'picture', value: { media: 'm1', alt: '' } })
  expect(said(again)).toEqual([
    { media: 'm1', alt: '' },
    { media: 'm1', alt: '' },
  ])
})

test('a link leads to the same place in all languages, under words of each', () => {
  const linked = typed(page, {
    field: { kind: 'link', isOptional: true },
    path: 'link',
    value: { label: 'Nos vins', href: '/nos-vins' },
  })
  expect([linked.fr?.sections[0]?.link, linked.en?.sections[0]?.link]).toEqual([
    { label: 'Nos vins', href: '/nos-vins' },
    { href: '/nos-vins' },
  ])
})

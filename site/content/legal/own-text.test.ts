import { expect, test } from 'vitest'
import { legalFacts } from '#rules/content/legal-facts.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { ownText } from './own-text.ts'

const site = { name: 'Domaine d’Essai', url: 'https://essai.example', isECommerce: true }
const facts = legalFacts(parameterValues([{ type: 'COMPANY_EMAIL', value: 'a@essai.example' }]), site)
const chapters = (text: string) => ownText({ title: 'Mentions', text, facts, locale: 'fr' }).chapters
const paragraph = (text: string) => ({ kind: 'paragraph', parts: [{ text }] })

test('blank lines part paragraphs, lines within one stay', () => {
  expect(chapters('Un\ndeux\n\n \n\nTrois')).toEqual([
    { title: null, blocks: [paragraph('Un\ndeux'), paragraph('Trois')] },
  ])
})

test('lines that start with # open chapters, with or without a preface', () => {
  expect(chapters('Avant\n# Éditeur\nNous\n\n# Hébergeur \r\n\r\nEux')).toEqual([
    { title: null, blocks: [paragraph('Avant')] },
    { title: 'Éditeur', blocks: [paragraph('Nous')] },
    { title: 'Hébergeur', blocks: [paragraph('Eux')] },
  ])
  expect(chapters('# Seul')).toEqual([{ title: 'Seul', blocks: [] }])
})

test('a # elsewhere is only a #', () => {
  expect(chapters('Lot #3, voir # 4\n#5')).toEqual([{ title: null, blocks: [paragraph('Lot #3, voir # 4\n#5')] }])
})

test('lines that all start with a dash are a list', () => {
  expect(chapters('- un\n- deux\n\n- un\nsuite')).toEqual([
    {
      title: null,
      blocks: [
        { kind: 'list', isOrdered: false, entries: [[{ text: 'un' }], [{ text: 'deux' }]] },
        paragraph('- un\nsuite'),
      ],
    },
  ])
})

test('placeholders are filled, addresses become links, and HTML stays text', () => {
  expect(chapters('{email} <b onclick="x">{legalAgent}</b> {autre}')).toEqual([
    {
      title: null,
      blocks: [
        {
          kind: 'paragraph',
          parts: [
            { text: 'a@essai.example', to: 'mailto:a@essai.example' },
            { text: ' <b onclick="x">communiqué sur demande</b> {autre}' },
          ],
        },
      ],
    },
  ])
})

test('nothing is no chapter', () => {
  expect(chapters(' \n\n ')).toEqual([])
})

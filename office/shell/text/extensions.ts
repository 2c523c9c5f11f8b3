import { Extension, type Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { Figure } from './figure-node.ts'
import { FrenchRules } from './french-rules.ts'
import { linkAddress } from './link-address.ts'
import { Cite, Sub, Sup } from './marks.ts'
import { Table, TableCell, TableRow } from './table-nodes.ts'

/** A quotation may be lifted out of the text; films of others are links that say which one: their marks stay. */
const KeptMarks = Extension.create({
  name: 'keptMarks',
  addGlobalAttributes: () => [
    {
      types: ['blockquote'],
      attributes: {
        isPull: {
          default: false,
          parseHTML: (element: HTMLElement) => element.classList.contains('pull'),
          renderHTML: ({ isPull }: Record<string, unknown>) => (isPull ? { class: 'pull' } : {}),
        },
      },
    },
    {
      types: ['link'],
      attributes: {
        film: {
          default: null,
          parseHTML: (element: HTMLElement) => element.getAttribute('data-film'),
          renderHTML: ({ film }: Record<string, unknown>) => (film ? { 'data-film': film } : {}),
        },
      },
    },
  ],
})

/** What a rich text may be made of: the list of api/content/rich-text/clean-rich-text.ts, and nothing else. */
export function extensionsFor(locale: string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      code: false,
      codeBlock: false,
      link: {
        openOnClick: false,
        autolink: false,
        linkOnPaste: true,
        defaultProtocol: 'https',
        HTMLAttributes: { rel: null, target: null },
        isAllowedUri: (address) => linkAddress(address) !== null,
      },
      strike: false,
      underline: false,
    }),
    KeptMarks,
    Sup,
    Sub,
    Cite,
    Figure,
    Table,
    TableRow,
    TableCell,
    ...(locale === 'fr' ? [FrenchRules] : []),
  ]
}

import { Node } from '@tiptap/core'

function spanOf(element: HTMLElement, name: 'colspan' | 'rowspan'): number {
  const told = Number(element.getAttribute(name) ?? 1)
  return Number.isInteger(told) && told > 0 && told < 100 ? told : 1
}

/** Rows in their order; which of them are its head is told by their cells. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: '',
      rendered: false,
      parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent?.trim() ?? '',
    },
  }),
  parseHTML: () => [
    { tag: 'table', priority: 60 },
    { tag: 'caption', ignore: true },
  ],
  renderHTML: ({ node }) =>
    node.attrs.caption === ''
      ? ['table', ['tbody', 0]]
      : ['table', ['caption', String(node.attrs.caption)], ['tbody', 0]],
})

export const TableRow = Node.create({
  name: 'tableRow',
  content: 'tableCell+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

export const TableCell = Node.create({
  name: 'tableCell',
  content: 'inline*',
  isolating: true,
  addAttributes: () => ({
    isHead: { default: false, rendered: false, parseHTML: (element: HTMLElement) => element.tagName === 'TH' },
    scope: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('scope') },
    colspan: {
      default: 1,
      parseHTML: (element: HTMLElement) => spanOf(element, 'colspan'),
      renderHTML: ({ colspan }: Record<string, unknown>) => (colspan === 1 ? {} : { colspan }),
    },
    rowspan: {
      default: 1,
      parseHTML: (element: HTMLElement) => spanOf(element, 'rowspan'),
      renderHTML: ({ rowspan }: Record<string, unknown>) => (rowspan === 1 ? {} : { rowspan }),
    },
  }),
  parseHTML: () => [{ tag: 'td' }, { tag: 'th' }],
  renderHTML: ({ node, HTMLAttributes }) => [node.attrs.isHead ? 'th' : 'td', HTMLAttributes, 0],
})

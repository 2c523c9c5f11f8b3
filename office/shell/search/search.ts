import type { OutputOf } from '#contract/basics/define-call.ts'
import type { searchOffice } from '#contract/office/search.ts'

/** Something that was found, where it is, and what tells it from its like. */
export interface Found {
  /** The screen under whose name it stands. */
  screen: string
  title: string
  note: string
  to: string
}

type Answer = OutputOf<typeof searchOffice>['found']

/** What the server has found, in the order in which it matters. */
export function foundThings({ orders, customers, products, others }: Answer): Found[] {
  return [
    ...orders.map(({ id, reference, customer }) => found('orders', { id, title: reference, note: customer })),
    ...customers.map(({ id, name, email }) => found('customers', { id, title: name || email, note: name && email })),
    ...products.map(({ id, name }) => found('products', { id, title: name })),
    ...others.map(({ kind, id, name }) => found(kind, { id, title: name })),
  ]
}

function found(screen: string, { id, title, note = '' }: { id: number; title: string; note?: string }): Found {
  return { screen, title, note, to: `/${screen}/${id}` }
}

/** The screens whose title begins so, or one of the words of it; nobody has to know an accent for that. */
export function foundScreens(names: readonly string[], { text, titleOf }: ScreenSearch): Found[] {
  const wanted = plain(text)
  if (wanted === '') return []
  return names
    .map((name) => ({ screen: '', title: titleOf(name), note: '', to: `/${name}` }))
    .filter(({ title }) => ` ${plain(title)}`.includes(` ${wanted}`))
    .slice(0, FEW)
}

const FEW = 5

interface ScreenSearch {
  text: string
  titleOf: (name: string) => string
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, ' ').trim().toLowerCase()
}

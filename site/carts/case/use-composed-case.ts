import { useEffect, useRef, useState } from 'react'
import { bottleSum, type CaseBottles, type CaseSize, parseCase, printCase, putIn } from '#rules/carts/composed-case.ts'
import { read, write } from '#site/carts/cart-store.ts'
import { useLocation, useNavigate, useNavigation } from '#ui/router/hooks.ts'
import { fill } from '#words/basics/fill.ts'
import { caseSearch, readCaseAddress } from './case-address.ts'
import type { CaseView } from './load-case.server.ts'

/** Where the browser keeps the case, so that one can go and read about a wine and come back. */
const KEPT = 'composedCase'

export interface ComposedCase {
  bottles: readonly CaseBottles[]
  size: CaseSize
  /** The address of the same page with other bottles. */
  leadTo: (bottles: readonly CaseBottles[]) => { search: string }
  /** A touch was felt and its price is on the way. */
  isPending: boolean
  /** What has changed last, for who hears and does not see it. */
  said: string
}

/** The case of the address; while the next one is on its way, already that one. */
export function useComposedCase(view: CaseView): ComposedCase {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const isPending = next?.pathname === pathname
  const wish = isPending && next ? readCaseAddress(next.search) : view.wish
  useKeptCase(view)
  return {
    bottles: wish.bottles,
    size: wish.size,
    leadTo: (bottles) => ({ search: caseSearch({ bottles: [...bottles], size: wish.size, family: wish.family }) }),
    isPending,
    said: useSaid(view),
  }
}

/** An address without bottles brings those that were left here; one that names a wine puts it in with them. */
function useKeptCase({ wish, shelf }: CaseView): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const shown = printCase(wish.bottles)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page was opened with.
  useEffect(() => {
    const opened = readCaseAddress(search)
    const kept = parseCase(read(KEPT) ?? '').bottles
    if (opened.bottles.length > 0 || (opened.with === null && kept.length === 0)) return
    const named = shelf.find(({ id }) => id === opened.with)
    const size = bottleSum(kept) + (named?.step ?? 0) > 6 ? 12 : opened.size
    const bottles = (named && putIn({ bottles: kept, id: named.id, step: named.step }, size)) ?? kept
    void navigate({ search: caseSearch({ ...opened, bottles, size }) }, { replace: true, preventScrollReset: true })
  }, [])
  // What somebody else has shared is looked at; it takes the place of one's own when it is changed.
  useEffect(() => {
    if (!isFirst.current) write(KEPT, shown || null)
    isFirst.current = false
  }, [shown])
}

export function forgetCase(): void {
  write(KEPT, null)
}

/** Compares what stands in the case with what stood there before. */
function useSaid({ words, quote: { lines } }: CaseView): string {
  const before = useRef(lines)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const had = before.current
    before.current = lines
    const quantity = (all: typeof lines, id: number) => all.find((line) => line.id === id)?.quantity ?? 0
    const more = lines.filter(({ id, quantity: now }) => now > quantity(had, id))
    const less = had.filter(({ id, quantity: was }) => was > quantity(lines, id))
    const told = [
      { changed: more, said: words.saidAdded },
      { changed: less, said: words.saidRemoved },
    ].filter(({ changed }) => changed.length > 0)
    const sentence = told.map(({ changed, said: one }) => fill(one, { name: changed.map(bottleName).join(', ') }))
    if (told.length > 0) setSaid(sentence.join(' '))
  }, [lines, words])
  return said
}

export function bottleName({ name, detail }: { name: string; detail: string }): string {
  return [name, detail].filter(Boolean).join(' ')
}

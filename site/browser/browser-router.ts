import { makeShownPage, type PageData } from '#ui/router/page-data.ts'
import { isForeign, type Path, printPath, resolvePath } from '#ui/router/paths.ts'
import {
  IDLE,
  type Location,
  type Navigation,
  type Router,
  type SentForm,
  type ShownPage,
} from '#ui/router/router-context.ts'
import { localeFromPath } from '#words/basics/locales.ts'
import { askPage } from './ask-page.ts'
import { keepKnownData, staysAsItIs } from './known-data.ts'
import { hasModulesOf, loadModules } from './page-modules.ts'
import { keepHeight, keptHeight, type ScrollWish, watchScroll } from './scroll-memory.ts'

/** What the browser shows. */
export interface View {
  page: ShownPage
  navigation: Navigation
  scroll: ScrollWish
}

/** At once; when the new page is drawn; or by the browser's transition from one page to another. */
type Way = 'now' | 'page' | 'turn'

interface Step {
  to: Path
  by: ShownPage['cameBy']
  state?: unknown
  /** Of a visit that is there already. */
  key?: string
  scroll: ScrollWish
  form?: SentForm
  /** What was sent before the server led on. */
  formData?: FormData | undefined
}

/** A document has one router: this is what it knows. */
const now = {
  view: undefined as unknown as View,
  version: '',
  onChange: (() => {}) as (view: View, way: Way) => void,
  documentsFor: new Set<(pathname: string) => boolean>(),
  underWay: new AbortController(),
  /** What the browser's history will hold once its page is drawn. */
  unwritten: null as Pick<ShownPage, 'location' | 'cameBy'> | null,
}

/** Follows links and sends forms within one document: asks the server for a page's data and code, then shows it. */
export const browserRouter: Router = {
  async navigate(to, { replace = false, state = null, preventScrollReset = false } = {}) {
    if (typeof to === 'string' && isForeign(to)) return window.location.assign(to)
    const path = resolvePath(to, here())
    await take({ to: path, by: replace ? 'REPLACE' : 'PUSH', state, scroll: preventScrollReset ? 'here' : 'top' })
  },
  submit(form) {
    const to = resolvePath(form.action, here())
    if (isForeign(form.action) || needsDocument(to)) return false
    void take({ to, by: stepTo(to), scroll: 'here', form, formData: form.formData })
    return true
  },
  leaveTo(needs) {
    now.documentsFor.add(needs)
    return () => void now.documentsFor.delete(needs)
  },
}

/** Begins with the page of the document, and follows the browser's own history from then on. */
export function startRouter({ page, version }: { page: ShownPage; version: string }): View {
  Object.assign(now, { view: { page, navigation: IDLE, scroll: null }, version })
  watchScroll(() => here().key)
  addEventListener('popstate', ({ state: entry }) => {
    const isOurs = typeof entry?.key === 'string'
    const { key, state, ...to } = currentLocation(newKey())
    // Whoever goes back before a page is drawn has never been there.
    now.unwritten = null
    // What is none of ours is a place within the page that the browser went to by itself.
    void take({ to, by: 'POP', key, state, scroll: isOurs ? (keptHeight(key) ?? 'top') : null })
  })
  return now.view
}

/** Called when the page of a place is drawn: the address never names a page that is not the one in sight. */
export function writeAddress(drawn: Location): void {
  if (now.unwritten?.location !== drawn) return
  const { key, state, ...path } = drawn
  const write = now.unwritten.cameBy === 'PUSH' ? 'pushState' : 'replaceState'
  now.unwritten = null
  history[write]({ key, state }, '', printPath(path))
}

export function listenToRouter(onChange: (view: View, way: Way) => void): void {
  now.onChange = onChange
}

/** Where the browser is. A visit without a key is given one. */
export function currentLocation(keyOfNew: string): Location {
  const { pathname, search, hash } = window.location
  if (!history.state?.key) history.replaceState({ key: keyOfNew, state: null }, '')
  const { key, state } = history.state as { key: string; state: unknown }
  return { pathname, search, hash, key, state }
}

async function take(step: Step): Promise<void> {
  now.underWay.abort()
  if (needsDocument(step.to)) return loadDocument(step)
  if (!step.form && staysAsItIs(now.view.page, step)) return show(now.view.page, step)
  now.underWay = new AbortController()
  const { signal } = now.underWay
  const { to, form, formData } = step
  const state = form ? 'submitting' : 'loading'
  change({ ...now.view, navigation: { state, location: to, ...(formData && { formData }) }, scroll: null }, 'now')
  const answer = await askPage(to, { signal, form })
  if (signal.aborted) return
  if ('elsewhere' in answer) await follow(answer.elsewhere, step)
  else if ('error' in answer) show({ ...now.view.page, error: answer.error }, step)
  else await showAnswer(answer.page, { step, signal })
}

/** The server leads on: after a form, the page it has changed is told anew. */
async function follow({ to, isFile }: { to: string; isFile: boolean }, step: Step): Promise<void> {
  const { signal } = now.underWay
  await step.form?.onLed?.().catch(() => {})
  if (signal.aborted) return
  if (isFile || isForeign(to)) return window.location.assign(to)
  const path = resolvePath(to, here())
  const by = step.by === 'PUSH' || step.form ? stepTo(path) : 'REPLACE'
  const keepsPlace = step.form ? step.form.preventScrollReset : step.scroll === 'here'
  await take({ to: path, by, scroll: keepsPlace ? 'here' : 'top', formData: step.formData })
}

async function showAnswer(data: PageData, { step, signal }: { step: Step; signal: AbortSignal }): Promise<void> {
  if (data.version !== now.version && !hasModulesOf(data)) return loadDocument(step)
  const modules = await loadModules(data).catch(() => null)
  if (signal.aborted) return
  // A file that is not there any more belongs to an older release: the document has those of today.
  if (!modules) return loadDocument(step)
  const made = makeShownPage({ data, modules, location: here(), cameBy: step.by })
  show(keepKnownData(made, { before: now.view.page, to: step.to }), step)
}

function show(page: ShownPage, { to, by, state = null, key = newKey(), scroll, formData }: Step): void {
  const before = here()
  keepHeight(before.key)
  const turns = to.pathname !== before.pathname && !formData && mayTurn()
  const shown = { ...page, location: { ...to, state, key }, cameBy: by }
  // In the place of a page that was never drawn, it is one more all the same.
  const isMore = by === 'REPLACE' && now.unwritten?.cameBy === 'PUSH'
  now.unwritten = by === 'POP' ? null : { location: shown.location, cameBy: isMore ? 'PUSH' : by }
  change({ page: shown, navigation: IDLE, scroll }, turns ? 'turn' : 'page')
}

function change(view: View, way: Way): void {
  now.view = view
  now.onChange(view, way)
}

function loadDocument({ to, by }: Step): void {
  if (by === 'POP') window.location.reload()
  else window.location.assign(printPath(to))
}

function here(): Location {
  return now.view.page.location
}

function needsDocument({ pathname }: Path): boolean {
  if (localeFromPath(pathname) !== localeFromPath(here().pathname)) return true
  return [...now.documentsFor].some((needs) => needs(pathname))
}

function stepTo(to: Path): 'PUSH' | 'REPLACE' {
  const { pathname, search } = here()
  return to.pathname === pathname && to.search === search ? 'REPLACE' : 'PUSH'
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** Pages turn by the browser's own transition; not for who prefers stillness. */
function mayTurn(): boolean {
  return 'startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches
}

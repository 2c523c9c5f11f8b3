import {
  Component,
  type ReactNode,
  startTransition,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { PageTree } from '#ui/router/PageTree.tsx'
import type { RootModule } from '#ui/router/page-data.ts'
import {
  type Location,
  NavigationContext,
  RouterContext,
  type ShownPage,
  ShownPageContext,
} from '#ui/router/router-context.ts'
import { browserRouter, listenToRouter, type View, writeAddress } from './browser-router.ts'
import { scrollAsWished } from './scroll-memory.ts'

/** The pages that the router shows, one after the other. */
export function BrowserPages({ first, root }: { first: View; root: RootModule }) {
  const [{ page, navigation, scroll }, setView] = useState(first)
  const { location } = page
  // Before the effects of pages: they take steps.
  useLayoutEffect(() => {
    listenToRouter((view, way) => {
      if (way === 'now') setView(view)
      else if (way === 'page') startTransition(() => setView(view))
      else turnPage(() => flushSync(() => setView(view)))
    })
  }, [])
  // Before all that a new page does, which may read its address.
  useInsertionEffect(() => writeAddress(location), [location])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useLayoutEffect(() => scrollAsWished(location, scroll), [location])
  // The same for good: that another page is on its way is drawn where it is told, not all over the page that is left.
  const tree = useMemo(() => <PageTree root={root} />, [root])
  return (
    <RouterContext value={browserRouter}>
      <NavigationContext value={navigation}>
        <DrawingFaults page={page}>{tree}</DrawingFaults>
      </NavigationContext>
    </RouterContext>
  )
}

function turnPage(update: () => void): void {
  const { ready } = document.startViewTransition(update)
  // Whoever goes on at once cuts it short: nothing to report.
  ready.catch(() => {})
}

interface DrawingFaultsState {
  location: Location | null
  hasFailed: boolean
}

/** A page that fails while it is drawn makes way for the error page, until one goes on. Only a class can catch that. */
class DrawingFaults extends Component<{ page: ShownPage; children: ReactNode }, DrawingFaultsState> {
  override state: DrawingFaultsState = { location: null, hasFailed: false }

  static getDerivedStateFromError(): Partial<DrawingFaultsState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ page: { location } }: { page: ShownPage }, state: DrawingFaultsState) {
    return location === state.location ? null : { location, hasFailed: false }
  }

  override render() {
    const { page, children } = this.props
    const shown = this.state.hasFailed ? { ...page, error: { status: 500, data: null } } : page
    return <ShownPageContext value={shown}>{children}</ShownPageContext>
  }
}

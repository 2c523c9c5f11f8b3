import { usePageError } from './hooks.ts'
import { Outlet } from './Outlet.tsx'
import type { RootModule } from './page-data.ts'

/** The whole page, or why it cannot be shown, in the site's frame. */
export function PageTree({ root: { Layout, ErrorBoundary } }: { root: RootModule }) {
  const error = usePageError()
  return <Layout>{error ? <ErrorBoundary /> : <Outlet />}</Layout>
}

import type { ComponentType, ReactNode } from 'react'
import type { Location, Match, PageError, RouteProps, ShownPage } from './router-context.ts'

/** What the server tells of a page, in its document or when a script asks for it. */
export interface PageData {
  /** Of the site's build: files of two builds do not go together. */
  version: string
  /** From the root to the page itself; the root alone where there is an error. */
  matches: readonly { id: string; module: string; loaderData?: unknown }[]
  params: RouteProps['params']
  actionData?: unknown
  error: PageError | null
  /** What the modules import. */
  imports: readonly string[]
  styles: readonly string[]
}

/** Said instead of a page: where the server leads to. */
export interface Elsewhere {
  to: string
  /** What is there is no page that a script could show. */
  isFile: boolean
}

/** What the file of a route has for those who show it. */
export interface RouteModule {
  default?: ComponentType<RouteProps>
  handle?: unknown
}

/** The root has the frame of every page, and what stands in it when a page cannot be shown. */
export interface RootModule extends RouteModule {
  Layout: ComponentType<{ children: ReactNode }>
  ErrorBoundary: ComponentType
}

export type ModulesById = ReadonlyMap<string, RouteModule>

interface MakeOptions {
  data: PageData
  modules: ModulesById
  location: Location
  cameBy: ShownPage['cameBy']
}

export function makeShownPage({ data, modules, location, cameBy }: MakeOptions): ShownPage {
  const { params, actionData, error } = data
  const matches = data.matches.map(({ id, loaderData }): Match => {
    const module = modules.get(id)
    return { id, loaderData, handle: module?.handle, Component: module?.default ?? Nothing }
  })
  return { location, cameBy, matches, params, actionData, error }
}

function Nothing() {
  return null
}

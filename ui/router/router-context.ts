import { type ComponentType, createContext, useContext } from 'react'
import type { Path, To } from './paths.ts'

export interface Location extends Path {
  /** What the page before has handed over. */
  state: unknown
  /** Another for each visit; `default` for the first page of a document. */
  key: string
}

/** What a page is given to show. */
export interface RouteProps {
  loaderData: unknown
  actionData: unknown
  params: Readonly<Record<string, string | undefined>>
}

/** One level of the page, from the root to the page itself. */
export interface Match {
  id: string
  loaderData: unknown
  /** What the route says of itself. */
  handle: unknown
  Component: ComponentType<RouteProps>
}

/** Why a page cannot be shown. */
export interface PageError {
  status: number
  data: unknown
}

/** The page that is shown. */
export interface ShownPage {
  location: Location
  /** By the browser's own history, or by a step of ours. */
  cameBy: 'POP' | 'PUSH' | 'REPLACE'
  matches: readonly Match[]
  params: RouteProps['params']
  /** What the page's action has answered. */
  actionData: unknown
  error: PageError | null
}

/** The page that is on its way. */
export interface Navigation {
  state: 'idle' | 'loading' | 'submitting'
  location?: Path
  /** What was sent, until the page that answers it is there. */
  formData?: FormData
}

export interface NavigateOptions {
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

export interface SentForm {
  /** Where to, with its query. */
  action: string
  formData: FormData
  isMultipart: boolean
  preventScrollReset: boolean
  onLed: (() => Promise<void>) | undefined
}

/** The steps that a browser can take; the server takes none. */
export interface Router {
  navigate(to: To, options?: NavigateOptions): Promise<void>
  /** False when the browser has to send the form itself. */
  submit(form: SentForm): boolean
  /** Names the paths that need a document of their own, until the answer is called. */
  leaveTo(needsDocument: (pathname: string) => boolean): () => void
}

export type Navigate = Router['navigate']

export const IDLE: Navigation = { state: 'idle' }

const NOWHERE: ShownPage = {
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  cameBy: 'POP',
  matches: [],
  params: {},
  actionData: undefined,
  error: null,
}

const STILL: Router = {
  navigate: async () => {},
  submit: () => false,
  leaveTo: () => () => {},
}

/** Without a provider, as where parts are drawn on their own: the page `/`, and no step anywhere. */
export const ShownPageContext = createContext(NOWHERE)
export const NavigationContext = createContext(IDLE)
export const RouterContext = createContext(STILL)

export const useShownPage = () => useContext(ShownPageContext)

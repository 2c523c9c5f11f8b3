import { useContext, useEffect } from 'react'
import {
  type Location,
  type Match,
  type Navigate,
  type Navigation,
  NavigationContext,
  type PageError,
  RouterContext,
  type ShownPage,
  useShownPage,
} from './router-context.ts'

export function useLocation(): Location {
  return useShownPage().location
}

export function useCameBy(): ShownPage['cameBy'] {
  return useShownPage().cameBy
}

export function useMatches(): readonly Match[] {
  return useShownPage().matches
}

export function usePageError(): PageError | null {
  return useShownPage().error
}

/** The page that is on its way. */
export function useNavigation(): Navigation {
  return useContext(NavigationContext)
}

export function useNavigate(): Navigate {
  return useContext(RouterContext).navigate
}

/** While this is shown, what leads to these paths loads a document. */
export function useDocumentsFor(needsDocument: (pathname: string) => boolean): void {
  const { leaveTo } = useContext(RouterContext)
  useEffect(() => leaveTo(needsDocument))
}

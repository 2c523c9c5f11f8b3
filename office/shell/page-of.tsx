import { type ComponentType, lazy } from 'react'
import { loadPart } from './load-part.ts'
import type { Pages } from './pages.ts'
import { SCREENS, type ScreenName } from './screens.ts'

/** A page whose code comes when it is first opened. */
export function pageOf(name: ScreenName, page: keyof Pages): ComponentType {
  return lazy(async () => {
    const pages: Pages = await loadPart<Pages>(SCREENS[name].load)
    const found = pages[page]
    if (!found) throw new Error(`${name} has no ${page}`)
    return { default: found }
  })
}

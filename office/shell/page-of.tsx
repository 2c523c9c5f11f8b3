import { type ComponentType, lazy } from 'react'
import { DeniedPage } from './frame/FaultPage.tsx'
import { mayChange, maySee } from './frame/menu.ts'
import { loadPart } from './load-part.ts'
import { useMe } from './me.ts'
import type { Pages } from './pages.ts'
import { SCREENS, type ScreenName } from './screens.ts'

/** A page whose code comes when it is first opened; who may not see it is told so, by whatever address they came. */
export function pageOf(name: ScreenName, page: keyof Pages): ComponentType {
  const { area } = SCREENS[name]
  const Page = lazy(async () => {
    const pages: Pages = await loadPart<Pages>(SCREENS[name].load)
    const found = pages[page]
    if (!found) throw new Error(`${name} has no ${page}`)
    return { default: found }
  })
  return () => {
    const { rights } = useMe()
    const isOpen = page === 'create' ? mayChange(rights, area) : maySee(rights, area)
    return isOpen ? <Page /> : <DeniedPage />
  }
}

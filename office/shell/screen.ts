import type { SvgIconComponent } from '@mui/icons-material'
import type { OfficeArea } from '#contract/office/closed-sets.ts'
import type { Group } from './frame/menu.ts'
import type { Pages } from './pages.ts'

/** One entry of the menu with its pages. */
export interface Screen {
  group: Group
  area: OfficeArea
  icon: SvgIconComponent
  /** Which pages there are; their code comes when one of them is opened. */
  has: readonly (keyof Pages)[]
  load: () => Promise<Pages>
}

export const FORMS = ['list', 'edit', 'create'] as const
export const LIST = ['list'] as const
/** A list and a page for each that is looked at, with what can be done there. */
export const LOOKED_AT = ['list', 'edit'] as const

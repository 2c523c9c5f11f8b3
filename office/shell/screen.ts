import type { SvgIconComponent } from '@mui/icons-material'
import type { OfficeArea } from '#contract/office/closed-sets.ts'
import type { Group } from './frame/menu.ts'
import type { Pages } from './pages.ts'

export interface Screen {
  group: Group
  area: OfficeArea
  icon: SvgIconComponent
  /** Which pages there are; their code comes when one of them is opened. */
  has: readonly (keyof Pages)[]
  load: () => Promise<Pages>
}

/** A list, and a form for a new one and for one that is there. */
export const FORMS = ['list', 'edit', 'create'] as const

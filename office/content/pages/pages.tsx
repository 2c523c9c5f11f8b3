import { DeskPage } from '#office/content/desk/DeskPage.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { PageCreate } from './PageCreate.tsx'
import { PageTree } from './PageTree.tsx'

/** The pages of the site: their tree, a new one, and the desk where one is written. */
export const pagePages: Pages = { list: PageTree, edit: DeskPage, create: PageCreate }

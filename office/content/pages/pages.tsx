import { useParams } from 'react-router'
import { DeskPage } from '#office/content/desk/DeskPage.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { PageCreate } from './PageCreate.tsx'
import { PageTree } from './PageTree.tsx'
import { PageSettings } from './settings/PageSettings.tsx'

/** The pages of the site: their tree, a new one, the desk where one is written, and its settings. */
export const pagePages: Pages = { list: PageTree, edit: PageEdit, create: PageCreate }

function PageEdit() {
  return useParams()['*'] === 'settings' ? <PageSettings /> : <DeskPage />
}

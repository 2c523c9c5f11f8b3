import type { Pages } from '#office/shell/pages.ts'
import { MediaPage } from './MediaPage.tsx'

export const mediaPages: Pages = { list: MediaPage }

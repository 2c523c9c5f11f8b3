import type { FramePageNames } from './fr.ts'

export const en: FramePageNames = {
  HEADER: 'The estate’s header',
  FOOTER: 'The estate’s footer',
}

import { goods } from './goods.ts'
import { scenes } from './scenes.ts'

/** What is seen in each picture of db/demo/pictures, for who cannot see it: the libraries of the demo estates say it. */
export const PICTURE_ALTS: Readonly<Record<string, { fr: string; en: string }>> = { ...goods, ...scenes }

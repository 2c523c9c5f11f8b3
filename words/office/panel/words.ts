import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type PanelWords } from './fr.ts'

export const panelWords: Readonly<Record<Locale, PanelWords>> = { fr, en }

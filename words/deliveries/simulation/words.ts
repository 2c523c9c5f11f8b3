import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type SimulationWords } from './fr.ts'

export const simulationWords: Readonly<Record<Locale, SimulationWords>> = { fr, en }

import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type InvitationWords } from './fr.ts'

export const invitationWords: Readonly<Record<Locale, InvitationWords>> = { fr, en }

import type { BusinessWords } from '#words/office/business/fr.ts'
import { businessWords } from '#words/office/business/words.ts'
import type { GuestWords } from '#words/office/guests/fr.ts'
import { guestWords } from '#words/office/guests/words.ts'
import { resourceWords } from '#words/office/resources/words.ts'
import type { ScreenWords } from '#words/office/screens/fr.ts'
import { screenWords } from '#words/office/screens/words.ts'
import type { WrittenWords } from '#words/office/written/fr.ts'
import { writtenWords } from '#words/office/written/words.ts'
import { useSpokenLocale } from './locale.ts'

/** What a kind of things is called on its screens. */
export interface SpokenThing {
  title: string
  one: string
  fields: Readonly<Record<string, string>>
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  sections: Readonly<Record<string, string>>
  hints: Readonly<Record<string, string>>
}

const NOTHING = { title: '', one: '', fields: {}, choices: {}, sections: {}, hints: {} }

/** Resources have their names in words/office/resources/; everything else that screens say is in screens/. */
export function useThingWords(name: string): SpokenThing {
  const locale = useSpokenLocale()
  const resources: Readonly<Record<string, Partial<SpokenThing>>> = resourceWords[locale]
  const screens: Readonly<Record<string, Partial<SpokenThing>>> = screenWords[locale].things
  const business: Readonly<Record<string, Partial<SpokenThing>>> = businessWords[locale].things
  const guests: Readonly<Record<string, Partial<SpokenThing>>> = guestWords[locale].things
  return { ...NOTHING, ...resources[name], ...business[name], ...screens[name], ...guests[name] }
}

/** What is said on one screen only. */
export function useScreenWords(): ScreenWords {
  return screenWords[useSpokenLocale()]
}

export function useBusinessWords(): BusinessWords {
  return businessWords[useSpokenLocale()]
}

export function useGuestWords(): GuestWords {
  return guestWords[useSpokenLocale()]
}

/** What is said where the estate writes. */
export function useWrittenWords(): WrittenWords {
  return writtenWords[useSpokenLocale()]
}

export function useScreenTitle(): (name: string) => string {
  const locale = useSpokenLocale()
  const titles: Readonly<Record<string, { title?: string } | undefined>> = {
    ...resourceWords[locale],
    ...withTitles(businessWords[locale].things),
    ...withTitles(screenWords[locale].things),
    ...withTitles(guestWords[locale].things),
  }
  return (name) => titles[name]?.title ?? name
}

function withTitles(things: Readonly<Record<string, object>>): Record<string, { title?: string }> {
  return Object.fromEntries(Object.entries(things).filter(([, thing]) => 'title' in thing))
}

import { type Dispatch, useLayoutEffect, useMemo, useRef } from 'react'
import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import type { SectionType } from '#contract/content/sections.ts'
import type { PageEdit, SectionWords } from '#rules/content/drafts/page-edits.ts'
import { allSections, copied, findSection, placeOf, type SectionPlace } from '#rules/content/drafts/section-tree.ts'
import type { DeskStep } from './desk-state.ts'
import { newSectionId, sharingSection, startedSection } from './new-section.ts'

const CLIPBOARD = 'office.desk.copied'

interface ActsOptions {
  page: DeskPage
  language: keyof DeskPage
  step: Dispatch<DeskStep>
  select: (id: string | null) => void
  /** A section is new on the page. */
  onAdded: (id: string) => void
}

/** What is done with sections, whichever way one asks for it: on the page, in the list, by the keyboard. */
export function useDeskActs({ page, language, step, select, onAdded }: ActsOptions) {
  const latest = useRef({ page, language })
  useLayoutEffect(() => {
    latest.current = { page, language }
  })
  // The same acts at every letter: what is handed one is not drawn anew for it.
  return useMemo(() => {
    const sectionsNow = (): readonly DeskSection[] => latest.current.page[latest.current.language]?.sections ?? []
    const edit = (edits: readonly PageEdit[]) => step({ step: 'edit', edits })
    const insert = (section: DeskSection, where: { place: SectionPlace; inWords?: SectionWords }) => {
      edit([{ kind: 'insert', section, ...where }])
      select(section.id)
      onAdded(section.id)
    }
    const behind = (id: string | null): SectionPlace => {
      const place = id === null ? undefined : placeOf(sectionsNow(), id)
      return place ? { ...place, at: place.at + 1 } : { parent: null, column: 0, at: sectionsNow().length }
    }
    const move = (id: string, place: SectionPlace) => edit([{ kind: 'move', id, place }])
    return {
      edit,
      move,
      behind,
      add: async (type: SectionType, place: SectionPlace) => {
        const inWords = await startedSection(type)
        const section = inWords[latest.current.language]
        if (section) insert(section, { place, inWords })
      },
      addShared: (shared: number, place: SectionPlace) => insert(sharingSection(shared), { place }),
      /** What was just kept for all pages is shown from there, in the place where it stood. */
      replaceByShared: (id: string, shared: number) => {
        const place = placeOf(sectionsNow(), id)
        if (!place) return
        const section = sharingSection(shared)
        edit([
          { kind: 'insert', section, place },
          { kind: 'remove', id },
        ])
        select(section.id)
      },
      shift: (id: string, by: -1 | 1) => {
        const place = placeOf(sectionsNow(), id)
        // Behind the next one is two places on, as long as it stands in its own.
        if (place) move(id, { ...place, at: Math.max(0, place.at + (by === 1 ? 2 : -1)) })
      },
      drop: (id: string, target: { id: string; side: 'before' | 'after' }) => {
        const place = placeOf(sectionsNow(), target.id)
        if (place) move(id, { ...place, at: place.at + (target.side === 'after' ? 1 : 0) })
      },
      duplicate: (id: string) => {
        const section = findSection(sectionsNow(), id)
        if (!section) return
        const newIds = allSections([section]).map(newSectionId)
        edit([{ kind: 'duplicate', id, newIds }])
        select(newIds[0] ?? null)
      },
      remove: (id: string) => {
        edit([{ kind: 'remove', id }])
        select(null)
      },
      /** In all languages, so that it can be put on another page. */
      copy: (id: string) => {
        sessionStorage.setItem(CLIPBOARD, JSON.stringify(inAllLanguages(latest.current.page, id)))
      },
      paste: (place: SectionPlace) => {
        const kept = JSON.parse(sessionStorage.getItem(CLIPBOARD) ?? 'null') as Record<string, DeskSection> | null
        const here = kept?.[latest.current.language] ?? Object.values(kept ?? {})[0]
        if (!here) return
        const newIds = allSections([here]).map(newSectionId)
        const withNewIds = (section: DeskSection) => {
          let next = 0
          return copied(section, () => newIds[next++] ?? newSectionId())
        }
        const languages = Object.entries(kept ?? {}).map(([name, section]) => [name, withNewIds(section)])
        insert(withNewIds(here), { place, inWords: Object.fromEntries(languages) })
      },
    }
  }, [step, select, onAdded])
}

function inAllLanguages(page: DeskPage, id: string): Record<string, DeskSection | undefined> {
  const languages = Object.entries(page).map(([name, words]) => [name, findSection(words?.sections ?? [], id)])
  return Object.fromEntries(languages)
}

export function hasCopied(): boolean {
  return sessionStorage.getItem(CLIPBOARD) !== null
}

import AddIcon from '@mui/icons-material/Add'
import PasteIcon from '@mui/icons-material/ContentPasteOutlined'
import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import { Box, Button } from '@mui/material'
import { useMemo } from 'react'
import { useNotify } from 'react-admin'
import { findSection, type SectionPlace } from '#rules/content/drafts/section-tree.ts'
import { HeadPanel } from './HeadPanel.tsx'
import { Outline } from './Outline.tsx'
import { PropertyPanel } from './PropertyPanel.tsx'
import { SharingActs } from './SharingActs.tsx'
import { TranslationPanel } from './TranslationPanel.tsx'
import { untranslatedSections } from './translated-fields.ts'
import type { OpenDesk } from './use-desk.ts'
import { hasCopied } from './use-desk-acts.ts'
import { useDeskWords } from './use-desk-words.ts'

/** What is to be completed in the language that one looks at. */
const faultsHere = ({ saving, language }: OpenDesk) => saving.faults.filter((fault) => fault.language === language)

interface DeskOutlineProps {
  desk: OpenDesk
  onAdd: (place: SectionPlace) => void
  /** Null where the properties stand beside. */
  onOpen: (() => void) | null
}

/** The sections of the page, and the way to another one. */
export function DeskOutline({ desk, onAdd, onOpen }: DeskOutlineProps) {
  const words = useDeskWords().desk
  const notify = useNotify()
  const { acts, chosen, choose, sections, mayChange, language, languages } = desk
  const outlineActs = useMemo(() => {
    const copy = (id: string) => {
      acts.copy(id)
      notify(words.copied, { type: 'info' })
    }
    return { ...acts, select: choose, add: onAdd, copy, open: onOpen }
  }, [acts, choose, onAdd, onOpen, notify, words])
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayChange && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => onAdd(acts.behind(chosen))}>
            {words.add}
          </Button>
          {hasCopied() && (
            <Button size="small" startIcon={<PasteIcon />} onClick={() => acts.paste(acts.behind(chosen))}>
              {words.paste}
            </Button>
          )}
        </Box>
      )}
      <Outline
        sections={sections}
        chosen={chosen}
        faulty={new Set(faultsHere(desk).flatMap((fault) => fault.section ?? []))}
        untranslated={untranslatedSections(desk.desk.page, {
          language,
          other: languages.find((one) => one !== language),
        })}
        mayChange={mayChange}
        empty={desk.opened.route === null ? words.empty : words.nothingAdded}
        acts={outlineActs}
      />
    </Box>
  )
}

interface DeskPropertiesProps {
  desk: OpenDesk
  isTranslating: boolean
  /** Null where there is no room for it, or only one language. */
  onTranslate: ((isTranslating: boolean) => void) | null
}

/** What can be said of the section that is chosen, or of the page itself. */
export function DeskProperties({ desk, isTranslating, onTranslate }: DeskPropertiesProps) {
  const { open, close } = useDeskWords().translation
  return (
    <>
      {onTranslate && (
        <Button
          size="small"
          color="secondary"
          startIcon={<TranslateIcon />}
          aria-pressed={isTranslating}
          onClick={() => onTranslate(!isTranslating)}
          sx={{ mb: 1.5 }}
        >
          {isTranslating ? close : open}
        </Button>
      )}
      {isTranslating ? <Translations desk={desk} /> : <Properties desk={desk} />}
    </>
  )
}

/** The section, or the page itself, in all its languages at once. */
function Translations({ desk }: { desk: OpenDesk }) {
  const { acts, chosen, sections, languages, opened, mayChange } = desk
  const { page } = desk.desk
  const section = chosen === null ? undefined : findSection(sections, chosen)
  const common = { page, isDisabled: !mayChange, onEdit: acts.edit }
  if (section) return <TranslationPanel key={section.id} section={section} languages={languages} {...common} />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: `repeat(${languages.length}, minmax(0, 1fr))` }}>
      {languages.map((language) => (
        <HeadPanel key={language} language={language} url={opened.urls[language] ?? ''} {...common} />
      ))}
    </Box>
  )
}

function Properties({ desk }: { desk: OpenDesk }) {
  const words = useDeskWords().desk
  const { acts, chosen, added, sections, language, opened, mayChange } = desk
  const section = chosen === null ? undefined : findSection(sections, chosen)
  const common = { language, isDisabled: !mayChange, onEdit: acts.edit }
  if (section) {
    const own = faultsHere(desk).flatMap((fault) => (fault.section === section.id ? [fault.field] : []))
    return (
      <>
        <PropertyPanel
          key={`${section.id} ${language}`}
          section={section}
          isNew={section.id === added}
          faults={new Set(own)}
          {...common}
        />
        <SharingActs desk={desk} section={section} />
      </>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ color: 'text.secondary' }}>{words.nothingSelected}</Box>
      <HeadPanel page={desk.desk.page} url={opened.urls[language] ?? ''} {...common} />
    </Box>
  )
}

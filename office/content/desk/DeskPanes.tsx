import AddIcon from '@mui/icons-material/Add'
import PasteIcon from '@mui/icons-material/ContentPasteOutlined'
import { Box, Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { findSection, type SectionPlace } from '#rules/content/drafts/section-tree.ts'
import { HeadPanel } from './HeadPanel.tsx'
import { Outline } from './Outline.tsx'
import { PropertyPanel } from './PropertyPanel.tsx'
import { SharingActs } from './SharingActs.tsx'
import type { OpenDesk } from './use-desk.ts'
import { hasCopied } from './use-desk-acts.ts'
import { useDeskWords } from './use-desk-words.ts'

/** What is to be completed in the language that one looks at. */
const faultsHere = ({ saving, language }: OpenDesk) => saving.faults.filter((fault) => fault.language === language)

/** The sections of the page, and the way to another one. */
export function DeskOutline({ desk, onAdd }: { desk: OpenDesk; onAdd: (place: SectionPlace) => void }) {
  const words = useDeskWords().desk
  const notify = useNotify()
  const { acts, chosen, choose, sections, mayChange } = desk
  const copy = (id: string) => {
    acts.copy(id)
    notify(words.copied, { type: 'info' })
  }
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
        mayChange={mayChange}
        acts={{ ...acts, select: choose, add: onAdd, copy }}
      />
    </Box>
  )
}

/** What can be said of the section that is chosen, or of the page itself. */
export function DeskProperties({ desk }: { desk: OpenDesk }) {
  const words = useDeskWords().desk
  const { acts, chosen, sections, language, opened, mayChange } = desk
  const section = chosen === null ? undefined : findSection(sections, chosen)
  const common = { language, isDisabled: !mayChange, onEdit: acts.edit }
  if (section) {
    const own = faultsHere(desk).flatMap((fault) => (fault.section === section.id ? [fault.field] : []))
    return (
      <>
        <PropertyPanel key={`${section.id} ${language}`} section={section} faults={new Set(own)} {...common} />
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

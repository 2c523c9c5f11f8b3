import { Button } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskSection } from '#contract/content/page-content.ts'
import { placeOf } from '#rules/content/drafts/section-tree.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { useRefreshChoices } from './section-choices.ts'
import type { OpenDesk } from './use-desk.ts'
import { useDeskWords } from './use-desk-words.ts'

/** Of a section of a page: it can be kept for all of them, and one that is kept so is changed where it lies. */
export function SharingActs({ desk, section }: { desk: OpenDesk; section: DeskSection }) {
  const words = useDeskWords().shared
  const refresh = useRefreshChoices()
  const [isAsking, setAsking] = useState(false)
  const { acts, sections, opened, mayChange } = desk
  if (section.type === 'shared') {
    if (typeof section.shared !== 'number') return null
    return (
      <Button component={Link} to={`/pages/${section.shared}`} variant="outlined" size="small" sx={{ mt: 2 }}>
        {words.change}
      </Button>
    )
  }
  const isOfPage = opened.kind === 'PAGE' && placeOf(sections, section.id)?.parent === null
  if (!mayChange || !isOfPage) return null
  return (
    <>
      <Button size="small" color="secondary" sx={{ mt: 2 }} onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      {isAsking && (
        <ShareDialog
          page={desk.desk.page}
          id={section.id}
          onClose={() => setAsking(false)}
          onShared={(shared) => {
            setAsking(false)
            acts.replaceByShared(section.id, shared)
            void refresh()
          }}
        />
      )}
    </>
  )
}

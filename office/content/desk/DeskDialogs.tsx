import type { SectionPlace } from '#rules/content/drafts/section-tree.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import type { PagePlace } from './PublishHelp.tsx'
import { SectionPalette } from './SectionPalette.tsx'
import type { OpenDesk } from './use-desk.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

export type DeskDialog = 'publish' | 'versions' | 'preview'

interface DeskDialogsProps {
  desk: OpenDesk
  dialog: DeskDialog | null
  adding: SectionPlace | null
  onGo: (place: PagePlace) => void
  onAdded: () => void
  onClose: () => void
}

/** What opens over the desk. */
export function DeskDialogs({ desk, dialog, adding, onGo, onAdded, onClose }: DeskDialogsProps) {
  const { opened, saving, acts, reopen, overtaken, settleConflict, mayChange } = desk
  const { page } = desk.desk
  const common = { page, settle: saving.settle, onClose }
  if (overtaken) return <ConflictDialog overtaken={overtaken} onDone={settleConflict} />
  if (adding) {
    const put = (how: () => void) => {
      how()
      onAdded()
    }
    return (
      <SectionPalette
        kind={opened.kind}
        mayShare={adding.parent === null}
        onChoose={(type) => put(() => void acts.add(type, adding))}
        onShare={(shared) => put(() => acts.addShared(shared, adding))}
        onClose={onAdded}
      />
    )
  }
  switch (dialog) {
    case 'publish':
      return <PublishDialog {...common} opened={opened} faults={saving.faults} onDone={reopen} onGo={onGo} />
    case 'versions':
      return (
        <VersionsDialog
          {...common}
          idPage={opened.id}
          language={desk.language}
          mayChange={mayChange}
          onRestored={reopen}
        />
      )
    case 'preview':
      return <PreviewDialog idPage={opened.id} onClose={onClose} />
    default:
      return null
  }
}

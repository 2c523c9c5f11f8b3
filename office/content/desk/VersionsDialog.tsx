import { Box, Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { Loading, useNotify } from 'react-admin'
import type { DeskPage } from '#contract/content/page-content.ts'
import type { PageVersion } from '#contract/content/page-drafts.ts'
import { getPageVersion, getPageVersions, openPagePreview, restorePageVersion } from '#contract/content/routes.ts'
import { PageThumb } from '#office/content/PageThumb.tsx'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { StateChip } from '#office/shell/panel/StateChip.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { fill } from '#words/basics/fill.ts'
import { ChangeList } from './ChangeList.tsx'
import { CompareFrames } from './CompareFrames.tsx'
import { useDeskWords } from './use-desk-words.ts'
import type { Settle } from './use-saving.ts'

interface VersionsDialogProps {
  idPage: number
  language: keyof DeskPage
  page: DeskPage
  mayChange: boolean
  settle: Settle
  onRestored: () => Promise<void>
  onClose: () => void
}

/** Every state in which the page was published: looked at, compared, brought back. */
export function VersionsDialog({ idPage, onClose, ...rest }: VersionsDialogProps) {
  const words = useDeskWords().versions
  const id = useId()
  const { data } = useAnswer(`versions ${idPage}`, () => ask(getPageVersions, { params: { id: String(idPage) } }))
  const online = data?.versions.find(({ publishedAt }) => publishedAt !== null)
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        {!data && <Loading />}
        {data?.versions.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words.empty}</Box>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.versions.map((version) => (
            <VersionItem
              key={version.id}
              version={version}
              isOnline={version === online}
              {...{ idPage, onClose, ...rest }}
            />
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  )
}

interface VersionItemProps extends VersionsDialogProps {
  version: PageVersion
  /** What everyone sees now. */
  isOnline: boolean
}

function VersionItem({
  version,
  isOnline,
  idPage,
  language,
  page,
  mayChange,
  settle,
  onRestored,
  onClose,
}: VersionItemProps) {
  const words = useDeskWords().versions
  const { offline } = useWords().faults
  const notify = useNotify()
  const { moment } = useMoment()
  const [isCompared, setCompared] = useState(false)
  const params = { id: String(idPage), idVersion: String(version.id) }
  const see = async () => {
    const body = { idVersion: version.id, hours: 1, purpose: 'DESK' } as const
    const answer = await ask(openPagePreview, { params: { id: params.id }, body }).catch(() => null)
    if (answer?.success) window.open(answer.data.path, '_blank', 'noopener')
    else notify(answer?.message ?? offline, { type: 'error' })
  }
  const restore = async () => {
    const seen = await settle()
    const answer = seen && (await ask(restorePageVersion, { params, body: seen }).catch(() => null))
    notify(answer?.success ? words.restored : (answer?.message ?? offline), {
      type: answer?.success ? 'success' : 'error',
    })
    if (!answer?.success) return
    await onRestored()
    onClose()
  }
  const told = version.publishedAt
    ? fill(words.by, { date: moment(version.publishedAt), who: version.who ?? words.unknown })
    : fill(words.plan, { date: moment(version.plannedFor) })
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.25 }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <PageThumb picture={version.picture} width={104} />
        <Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontWeight: 600 }}>
            {told}
            {isOnline && <StateChip look="done" label={words.online} />}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            <Button size="small" onClick={() => void see()}>
              {words.see}
            </Button>
            <Button size="small" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
              {words.compare}
            </Button>
            {mayChange && (
              <Button size="small" onClick={() => void restore()}>
                {words.restore}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      {isCompared && <Compared idPage={idPage} idVersion={version.id} language={language} page={page} />}
    </Box>
  )
}

interface ComparedProps {
  idPage: number
  idVersion: number
  language: keyof DeskPage
  page: DeskPage
}

/** What has changed since that version: in words, and to the eye. */
function Compared({ idPage, idVersion, language, page }: ComparedProps) {
  const words = useDeskWords().versions
  const params = { id: String(idPage), idVersion: String(idVersion) }
  const { data } = useAnswer(`version ${idVersion}`, () => ask(getPageVersion, { params }))
  if (!data) return <Loading />
  return (
    <Box sx={{ mt: 1 }}>
      <ChangeList before={data.content} after={page} same={words.same} />
      <CompareFrames idPage={idPage} idVersion={idVersion} language={language} before={data.content} after={page} />
    </Box>
  )
}

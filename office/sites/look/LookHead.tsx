import Redo from '@mui/icons-material/RedoOutlined'
import Undo from '@mui/icons-material/UndoOutlined'
import { Alert, Box, Button, IconButton } from '@mui/material'
import { useState } from 'react'
import type { LookContent, LookState } from '#contract/sites/look.ts'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { isDark } from '#rules/sites/contrast.ts'
import { isSameLook, lookValues } from '#rules/sites/looks/look-content.ts'
import { readPairs } from '#rules/sites/looks/look-contrast.ts'
import { siteTheme } from '#rules/sites/theme.ts'
import { fill } from '#words/basics/fill.ts'
import { lookWords } from '#words/office/look/words.ts'
import { PublishDialog } from './PublishDialog.tsx'
import type { Look } from './use-look.ts'
import { useLookActs } from './use-look-acts.ts'

interface LookHeadProps {
  look: Look
  state: LookState
  content: LookContent
  onUnreadable: () => void
}

/** What is to be done with the draft, and what stands in its way. */
export function LookHead({ look, state, content, onUnreadable }: LookHeadProps) {
  const words = lookWords[useSpokenLocale()]
  const { title } = useThingWords('look')
  const { moment } = useMoment()
  const acts = useLookActs(look)
  const [dialog, setDialog] = useState<'publish' | 'discard' | null>(null)
  const isChanged = !isSameLook(content, state.published)
  const unreadable = readPairs(content).filter(({ isReadable }) => !isReadable).length
  const publish = async (at: string | null) => {
    if (await acts.publish(at)) setDialog(null)
  }
  return (
    <>
      <PageHead title={title} note={<Status look={look} isChanged={isChanged} />}>
        <IconButton aria-label={words.undo} title={words.undo} disabled={!look.canUndo} onClick={look.undo}>
          <Undo />
        </IconButton>
        <IconButton aria-label={words.redo} title={words.redo} disabled={!look.canRedo} onClick={look.redo}>
          <Redo />
        </IconButton>
        {(state.isDraft || isChanged) && (
          <Button color="secondary" disabled={acts.isBusy} onClick={() => setDialog('discard')}>
            {words.discard}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={acts.isBusy || !isChanged || unreadable > 0 || state.publishAt !== null}
          onClick={() => setDialog('publish')}
        >
          {words.publish}
        </Button>
      </PageHead>
      {state.publishAt && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => void acts.unplan()}>
              {words.unplan}
            </Button>
          }
        >
          {fill(words.plannedAt, { moment: moment(state.publishAt) })}
        </Alert>
      )}
      {needsDarkLogo(content) && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words.needsDarkLogo}
        </Alert>
      )}
      {unreadable > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={onUnreadable}>
              {words.seeUnreadable}
            </Button>
          }
        >
          {unreadable === 1 ? words.unreadable.one : fill(words.unreadable.many, { n: unreadable })}
        </Alert>
      )}
      {dialog === 'publish' && (
        <PublishDialog
          isBusy={acts.isBusy}
          problem={acts.problem}
          onPublish={(at) => void publish(at)}
          onClose={() => {
            acts.forget()
            setDialog(null)
          }}
        />
      )}
      <ConfirmDialog
        isOpen={dialog === 'discard'}
        title={words.discardAsk}
        text={words.discardText}
        confirm={words.discard}
        onConfirm={() => void acts.discard()}
        onClose={() => setDialog(null)}
      />
    </>
  )
}

/** Its dark letters would be lost on the ground of the head. */
function needsDarkLogo(content: LookContent): boolean {
  const ground = siteTheme(lookValues(content)).variables['--color-header-ground'] ?? '#ffffff'
  return isDark(ground) && content.logos.LOGO_DARK_THEME === null && content.logos.LOGO !== null
}

function Status({ look: { saving }, isChanged }: { look: Look; isChanged: boolean }) {
  const { status } = lookWords[useSpokenLocale()]
  if (typeof saving === 'object') {
    return (
      <Box role="alert" sx={{ color: 'error.main' }}>
        {status.failed} {saving.problem}
      </Box>
    )
  }
  return <Box role="status">{saving === 'saving' ? status.saving : isChanged ? status.saved : status.published}</Box>
}

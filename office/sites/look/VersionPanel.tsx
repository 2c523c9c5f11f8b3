import { Alert, Box, Button } from '@mui/material'
import { Loading, useNotify } from 'react-admin'
import type { Envelope } from '#contract/basics/envelope.ts'
import type { LookState, LookVersion } from '#contract/sites/look.ts'
import { getLookVersions, resetLook, restoreLookVersion } from '#contract/sites/look-routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { isSameLook } from '#rules/sites/looks/look-content.ts'
import { fill } from '#words/basics/fill.ts'
import { lookWords } from '#words/office/look/words.ts'
import { Swatch } from './Swatch.tsx'
import type { Look } from './use-look.ts'

/** What the site has looked like, and the way back to it. */
export function VersionPanel({ look, state }: { look: Look; state: LookState }) {
  const words = lookWords[useSpokenLocale()]
  const { faults } = useWords()
  const notify = useNotify()
  const { data, refusal } = useAnswer(`versions ${state.version}`, () => ask(getLookVersions, {}))
  const versions = data?.versions ?? []
  const bringBack = async (asked: (version: number) => Promise<Envelope<LookState>>) => {
    const version = await look.settle()
    const answer = version === null ? null : await asked(version).catch(() => null)
    if (answer?.success) look.take(answer.data)
    notify(answer?.success ? words.restored : (answer?.message ?? faults.offline), {
      type: answer?.success ? 'success' : 'error',
    })
  }
  const restore = (id: number) =>
    bringBack((version) => ask(restoreLookVersion, { params: { id: String(id) }, body: { version } }))
  return (
    <Block title={words.tabs.versions} hint={words.versionsHint}>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {!data && !refusal && <Loading />}
      {data && versions.length === 0 && <Quiet>{words.noVersion}</Quiet>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {versions.map((version, at) => (
          <VersionRow
            key={version.id}
            version={version}
            isOnline={at === 0 && isSameLook(version.content, state.published)}
            onRestore={() => void restore(version.id)}
          />
        ))}
      </Box>
      {versions.length > 0 && (
        <Button
          color="secondary"
          sx={{ mt: 2 }}
          onClick={() => void bringBack((version) => ask(resetLook, { body: { version } }))}
        >
          {words.reset}
        </Button>
      )}
    </Block>
  )
}

interface VersionRowProps {
  version: LookVersion
  isOnline: boolean
  onRestore: () => void
}

function VersionRow({ version, isOnline, onRestore }: VersionRowProps) {
  const words = lookWords[useSpokenLocale()]
  const { moment } = useMoment()
  const { publishedAt, publishedBy, isFirst, content } = version
  const who = isFirst ? words.firstLook : publishedBy ? fill(words.versionBy, { name: publishedBy }) : words.elsewhere
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ width: 116, flexShrink: 0, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
        <Swatch
          parameters={content.parameters}
          title={content.fonts.TITLE.family}
          content={content.fonts.CONTENT.family}
        />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{moment(publishedAt)}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{who}</Box>
        {isOnline ? (
          <Box sx={{ color: 'success.main', fontSize: '0.8125rem', fontWeight: 600 }}>{words.current}</Box>
        ) : (
          <Button size="small" aria-label={fill(words.restoreOf, { moment: moment(publishedAt) })} onClick={onRestore}>
            {words.restore}
          </Button>
        )}
      </Box>
    </Box>
  )
}

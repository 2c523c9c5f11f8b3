import { Box, Button, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useGetList, useNotify } from 'react-admin'
import type { LetterWithTexts } from '#contract/mails/letters.ts'
import { previewLetter, tryLetter } from '#contract/mails/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { maySee } from '#office/shell/frame/menu.ts'
import { useSettled } from '#office/shell/list/use-settled-text.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { useMayChange, useMe } from '#office/shell/me.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { letterScreenWords } from '#words/office/letters/words.ts'

interface LetterPreviewProps {
  letter: LetterWithTexts
  language: Locale
  texts: LetterWithTexts['texts']['fr']
}

/** The mail as it would leave with what is typed, about an order or an example; and as a trial in one's own letter-box. */
export function LetterPreview({ letter, language, texts }: LetterPreviewProps) {
  const words = letterScreenWords[useSpokenLocale()]
  const [idOrder, setOrder] = useState<number | null>(null)
  const [view, setView] = useState<'mail' | 'text'>('mail')
  const asked = { language, ...texts, ...(idOrder === null ? {} : { idOrder: String(idOrder) }) }
  const query = useSettled(new URLSearchParams(asked).toString())
  const settled = Object.fromEntries(new URLSearchParams(query)) as typeof asked
  const params = { kind: letter.kind }
  const { data, refusal } = useAnswer(`${letter.kind} ${query}`, () => ask(previewLetter, { params, query: settled }))
  return (
    <Block title={words.preview} hint={words.previewHint} acts={<TrialButton letter={letter} asked={asked} />}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
        {letter.isAboutOrder && <OrderChoice value={idOrder} onChange={setOrder} />}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={words.preview}
          value={view}
          onChange={(_, chosen) => chosen && setView(chosen)}
        >
          <ToggleButton value="mail">{words.asMail}</ToggleButton>
          <ToggleButton value="text">{words.asText}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {refusal && <Quiet>{words.wrong}</Quiet>}
      {data && <Box sx={{ fontWeight: 600, mb: 1, overflowWrap: 'anywhere' }}>{data.subject}</Box>}
      {data && view === 'text' && (
        <Box component="pre" tabIndex={0} sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {data.text}
        </Box>
      )}
      {data && view === 'mail' && (
        <Box
          component="iframe"
          title={words.preview}
          src={`/admin/preview/letter/${letter.kind}?${query}`}
          sandbox="allow-same-origin"
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, width: '100%', height: { xs: 520, md: 760 } }}
        />
      )}
    </Block>
  )
}

const NO_ORDER = ''
const SHOWN = 20

function OrderChoice({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) {
  const words = letterScreenWords[useSpokenLocale()]
  const isOpen = maySee(useMe().rights, 'orders')
  const { data: orders = [] } = useGetList(
    'orders',
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'createdAt', order: 'DESC' } },
    { enabled: isOpen },
  )
  return (
    <TextField
      select
      id="letter-order"
      label={words.about}
      value={value ?? NO_ORDER}
      onChange={({ target }) => onChange(target.value === NO_ORDER ? null : Number(target.value))}
      sx={{ maxWidth: 320 }}
    >
      <MenuItem value={NO_ORDER}>{words.example}</MenuItem>
      {orders.map(({ id, reference, customer }) => (
        <MenuItem key={id} value={Number(id)}>
          {[reference, customer].filter(Boolean).join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface TrialButtonProps {
  letter: LetterWithTexts
  asked: { language: Locale; subject: string; opening: string; closing: string; idOrder?: string }
}

function TrialButton({ letter, asked: { idOrder, ...texts } }: TrialButtonProps) {
  const words = letterScreenWords[useSpokenLocale()]
  const { faults } = useWords()
  const notify = useNotify()
  const mayChange = useMayChange('mails')
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const body = { ...texts, idOrder: idOrder === undefined ? null : Number(idOrder) }
    const answer = await ask(tryLetter, { params: { kind: letter.kind }, body }).catch(() => null)
    setBusy(false)
    if (answer?.success) notify(fill(words.trialSent, { address: answer.data.sentTo }), { type: 'success' })
    else notify(answer?.message ?? faults.offline, { type: 'error' })
  }
  if (!mayChange) return null
  return (
    <Button size="small" color="secondary" variant="outlined" disabled={isBusy} onClick={() => void send()}>
      {words.trial}
    </Button>
  )
}

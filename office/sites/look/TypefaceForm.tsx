import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { addTypeface } from '#contract/sites/look-routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { weightOfFile } from '#rules/sites/font-weight.ts'
import { fill } from '#words/basics/fill.ts'
import { lookWords } from '#words/office/look/words.ts'
import type { PanelProps } from './panel-props.ts'

/** A typeface of the estate's own, with the weights that the names of its files tell. */
export function TypefaceForm({ onTypefaces }: PanelProps) {
  const words = lookWords[useSpokenLocale()]
  const { faults } = useWords()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [family, setFamily] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await ask(addTypeface, { body: { family }, files }).catch(() => null)
    setBusy(false)
    if (!answer?.success) {
      notify(Object.values(answer?.errors ?? {})[0] ?? answer?.message ?? faults.offline, { type: 'error' })
      return
    }
    onTypefaces(answer.data.fontFiles)
    notify(fill(words.typefaceAdded, { name: family }), { type: 'success' })
    setFamily('')
    setFiles([])
  }
  return (
    <Block title={words.addTypeface} hint={words.addTypefaceHint}>
      <Box component="form" onSubmit={send} sx={{ display: 'grid', gap: 2 }}>
        <TextField
          id="look-typeface"
          label={words.familyName}
          value={family}
          onChange={({ target }) => setFamily(target.value)}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <Box>
          <Button variant="outlined" color="secondary" onClick={() => input.current?.click()}>
            {words.typefaceFiles}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept=".woff2,.ttf,.otf"
            onChange={({ target }) => {
              setFiles([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </Box>
        {files.length > 0 && (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {files.map(({ name }) => (
              <li key={name}>
                {name} · {words.weights[weightOfFile(name) as keyof typeof words.weights]} {weightOfFile(name)}
              </li>
            ))}
          </Box>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{words.licence}</Box>
        <Button
          type="submit"
          variant="outlined"
          disabled={isBusy || family.trim() === '' || files.length === 0}
          sx={{ justifySelf: 'start' }}
        >
          {isBusy ? words.uploading : words.addTypeface}
        </Button>
      </Box>
    </Block>
  )
}

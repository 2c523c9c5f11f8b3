import SendIcon from '@mui/icons-material/SendOutlined'
import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { answerMessage } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

/** What is answered leaves as a mail; whoever was overtaken by a colleague keeps what they typed. */
export function AnswerForm({ message }: { message: RaRecord }) {
  const words = useGuestWords().mailbox
  const { act, isBusy } = useAct()
  const [text, setText] = useState('')
  const answers = (message.answers ?? []).length
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const asked = ask(answerMessage, { params: { id: String(message.id) }, body: { text: text.trim(), answers } })
    if (await act(asked, words.sent)) setText('')
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        label={answers > 0 ? words.again : words.reply}
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText={answers > 0 ? words.followUp : fill(words.replyHint, { email: message.email })}
        multiline
        minRows={answers > 0 ? 2 : 5}
        maxRows={16}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 10_000, lang: message.locale } }}
      />
      <Button type="submit" variant="contained" startIcon={<SendIcon />} disabled={isBusy || text.trim() === ''}>
        {words.send}
      </Button>
    </Box>
  )
}

import { Box } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { useMoment } from '#office/shell/use-moment.ts'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

interface Answer {
  id: number
  text: string
  who: string | null
  createdAt: string
}

/** What was written and what was answered, in order: theirs on the left, ours on the right. */
export function MessageThread({ message }: { message: RaRecord }) {
  const words = useGuestWords().mailbox
  const { moment } = useMoment()
  const answers: readonly Answer[] = message.answers ?? []
  return (
    <Box component="ol" aria-label={words.thread} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      <Said
        by={fill(words.theirs, { name: message.name, moment: moment(message.createdAt) })}
        text={message.message ?? ''}
        lang={message.locale}
      />
      {answers.map(({ id, text, who, createdAt }) => (
        <Said
          key={id}
          by={fill(words.ours, { who: who ?? words.someone, moment: moment(createdAt) })}
          text={text}
          lang={message.locale}
          isOurs
        />
      ))}
    </Box>
  )
}

interface SaidProps {
  by: string
  text: string
  lang: string
  isOurs?: boolean
}

function Said({ by, text, lang, isOurs = false }: SaidProps) {
  return (
    <Box
      component="li"
      sx={{
        ...(isOurs ? { ml: { xs: 2, sm: 6 }, bgcolor: 'action.selected' } : { mr: { xs: 2, sm: 6 } }),
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 0.5 }}>{by}</Box>
      <Box lang={lang} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    </Box>
  )
}

import { Box, Button, Collapse } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { fillPath } from '#client/http-transport.ts'
import { ENGRAVINGS, type Engraving } from '#contract/media/closed-sets.ts'
import { addEngraving, getEngraving } from '#contract/media/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useMediaWords } from './library.ts'

/** Drawings of ours, to take into the library. */
export function Engravings({ onTaken }: { onTaken: (mediaId: string) => void }) {
  const words = useMediaWords().engravings
  const { faults } = useWords()
  const mayChange = useMayChange('media')
  const notify = useNotify()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [taking, setTaking] = useState<Engraving | null>(null)
  if (!mayChange) return null
  const take = async (name: Engraving) => {
    setTaking(name)
    const answer = await ask(addEngraving, { params: { name }, body: {} }).catch(() => null)
    setTaking(null)
    if (!answer?.success) return notify(answer?.message ?? faults.offline, { type: 'error' })
    setOpen(false)
    onTaken(answer.data.mediaId)
  }
  return (
    <Box>
      <Button size="small" color="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {words.title}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', my: 1 }}>{words.hint}</Box>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }}>
          {ENGRAVINGS.map((name) => (
            <Button
              key={name}
              variant="outlined"
              color="secondary"
              disabled={taking !== null}
              onClick={() => take(name)}
              sx={{ flexDirection: 'column', gap: 0.5, p: 1, borderColor: 'divider' }}
            >
              <Box
                component="img"
                src={`/api${fillPath(getEngraving.path, { name })}`}
                alt=""
                loading="lazy"
                sx={{ width: '100%', height: 64, objectFit: 'contain' }}
              />
              {words.named[name]}
            </Button>
          ))}
        </Box>
      </Collapse>
    </Box>
  )
}

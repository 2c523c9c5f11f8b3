import { Box, ButtonBase, Dialog, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import type { SectionType } from '#contract/content/sections.ts'
import { plainWords } from '#rules/basics/plain-text.ts'
import { SECTION_GROUPS } from '#rules/content/section-groups.ts'
import { useDeskWords, useSectionNames } from './use-desk-words.ts'

interface SectionPaletteProps {
  onChoose: (type: SectionType) => void
  onClose: () => void
}

/** Every kind of section, by what it is for. */
export function SectionPalette({ onChoose, onClose }: SectionPaletteProps) {
  const words = useDeskWords().desk
  const { words: sections } = useSectionNames()
  const [typed, setTyped] = useState('')
  const id = useId()
  const isMeant = (type: SectionType) => {
    const { name, hint } = sections.kinds[type]
    const said = plainWords(`${name} ${hint}`).join(' ')
    return plainWords(typed).every((word) => said.includes(word))
  }
  const groups = [...SECTION_GROUPS].flatMap(([group, all]) => {
    const kinds = all.filter(isMeant)
    return kinds.length > 0 ? [{ group, kinds }] : []
  })
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{words.add}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          label={words.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ my: 1, maxWidth: 360 }}
        />
        {groups.length === 0 && <Box sx={{ py: 2, color: 'text.secondary' }}>{words.nothingFound}</Box>}
        {groups.map(({ group, kinds }) => (
          <Box key={group} component="section" sx={{ mt: 2 }}>
            <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.8125rem', color: 'text.secondary', fontWeight: 600 }}>
              {sections.groups[group]}
            </Box>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' } }}>
              {kinds.map((type) => (
                <ButtonBase
                  key={type}
                  onClick={() => onChoose(type)}
                  sx={{
                    display: 'block',
                    textAlign: 'left',
                    fontFamily: 'inherit',
                    p: 1.5,
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: 1,
                    '&:hover, &:focus-visible': { borderColor: 'primary.main' },
                  }}
                >
                  <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                    {sections.kinds[type].name}
                  </Box>
                  <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                    {sections.kinds[type].hint}
                  </Box>
                </ButtonBase>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
    </Dialog>
  )
}

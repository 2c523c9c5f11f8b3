import { Box, ButtonBase, Dialog, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import type { PageKind } from '#contract/content/closed-sets.ts'
import type { SectionType } from '#contract/content/sections.ts'
import { plainWords } from '#rules/basics/plain-text.ts'
import { SECTION_GROUPS } from '#rules/content/section-groups.ts'
import { mayStandIn } from '#rules/content/shared-kinds.ts'
import { SectionSketch } from './SectionSketch.tsx'
import { useChoices } from './section-choices.ts'
import { useDeskWords, useSectionNames } from './use-desk-words.ts'

interface SectionPaletteProps {
  /** What is written: not everything may stand everywhere. */
  kind: PageKind
  /** Whether it may be something that other pages show too; columns hold none. */
  mayShare: boolean
  onChoose: (type: SectionType) => void
  onShare: (shared: number) => void
  onClose: () => void
}

/** Every kind of section, by what it is for. */
export function SectionPalette({ kind, mayShare, onChoose, onShare, onClose }: SectionPaletteProps) {
  const { desk: words, shared: sharing } = useDeskWords()
  const { words: sections } = useSectionNames()
  const [typed, setTyped] = useState('')
  const id = useId()
  const choices = useChoices()
  const isNamed = (name: string) => plainWords(typed).every((word) => plainWords(name).join(' ').includes(word))
  const shared =
    mayShare && mayStandIn(kind, 'shared') ? (choices?.shared ?? []).filter(({ name }) => isNamed(name)) : []
  const isMeant = (type: SectionType) => {
    const { name, hint } = sections.kinds[type]
    const said = plainWords(`${name} ${hint}`).join(' ')
    return plainWords(typed).every((word) => said.includes(word))
  }
  const groups = [...SECTION_GROUPS].flatMap(([group, all]) => {
    const kinds = all.filter((type) => type !== 'shared' && mayStandIn(kind, type) && isMeant(type))
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
        {groups.length === 0 && shared.length === 0 && (
          <Box sx={{ py: 2, color: 'text.secondary' }}>{words.nothingFound}</Box>
        )}
        {shared.length > 0 && (
          <Group title={sharing.group}>
            {shared.map(({ id: idShared, name }) => (
              <Offer
                key={idShared}
                type="shared"
                name={name}
                hint={sections.kinds.shared.hint}
                onClick={() => onShare(idShared)}
              />
            ))}
          </Group>
        )}
        {groups.map(({ group, kinds }) => (
          <Group key={group} title={sections.groups[group]}>
            {kinds.map((type) => (
              <Offer
                key={type}
                type={type}
                name={sections.kinds[type].name}
                hint={sections.kinds[type].hint}
                onClick={() => onChoose(type)}
              />
            ))}
          </Group>
        ))}
      </DialogContent>
    </Dialog>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.8125rem', color: 'text.secondary', fontWeight: 600 }}>
        {title}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' } }}>
        {children}
      </Box>
    </Box>
  )
}

interface OfferProps {
  type: SectionType
  name: string
  hint: string
  onClick: () => void
}

function Offer({ type, name, hint, onClick }: OfferProps) {
  return (
    <ButtonBase
      onClick={onClick}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        gap: 1.5,
        textAlign: 'left',
        fontFamily: 'inherit',
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '&:hover, &:focus-visible': { borderColor: 'primary.main' },
      }}
    >
      <SectionSketch type={type} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {name}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {hint}
        </Box>
      </Box>
    </ButtonBase>
  )
}

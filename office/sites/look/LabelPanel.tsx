import { Alert, Box, ButtonBase } from '@mui/material'
import { useState } from 'react'
import type { OutputOf } from '#contract/basics/define-call.ts'
import type { proposeLook as ProposeLook } from '#contract/sites/look.ts'
import { proposeLook } from '#contract/sites/look-routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { smallPictureAddress } from '#rules/media/pictures.ts'
import { withFamilies } from '#rules/sites/looks/presets.ts'
import { withColours } from '#rules/sites/looks/whole-look.ts'
import { lookWords } from '#words/office/look/words.ts'
import { PictureButton } from './PictureButton.tsx'
import type { PanelProps } from './panel-props.ts'
import { LOOK_CARD, Swatch } from './Swatch.tsx'

type Proposals = OutputOf<typeof ProposeLook>

/** Colours and letters that go with a logo or a label. */
export function LabelPanel(props: PanelProps) {
  const words = lookWords[useSpokenLocale()]
  const { faults } = useWords()
  const [proposals, setProposals] = useState<Proposals | null>(null)
  const [isReading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const read = async (media: string) => {
    setReading(true)
    const answer = await ask(proposeLook, { body: { media } }).catch(() => null)
    setReading(false)
    setProposals(answer?.success ? answer.data : null)
    setRefusal(answer?.success ? null : (answer?.message ?? faults.offline))
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Block title={words.labelTitle} hint={words.labelHint}>
        <PictureButton label={words.labelPick} name={words.labelPick} onChosen={(media) => void read(media)} />
        {isReading && <Quiet>{words.reading}</Quiet>}
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </Block>
      {proposals && <Proposed {...props} proposals={proposals} />}
    </Box>
  )
}

function Proposed({ content, change, proposals }: PanelProps & { proposals: Proposals }) {
  const words = lookWords[useSpokenLocale()]
  const { TITLE, CONTENT } = content.fonts
  return (
    <>
      <Block title={words.found}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box
            component="img"
            alt=""
            src={smallPictureAddress(proposals.picture.id)}
            sx={{ maxWidth: 90, maxHeight: 90 }}
          />
          {proposals.colours.map(({ colour }) => (
            <Box key={colour} sx={{ display: 'grid', justifyItems: 'center', gap: 0.25, fontSize: '0.75rem' }}>
              <Box
                sx={{ width: 36, height: 36, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: colour }}
              />
              {colour}
            </Box>
          ))}
        </Box>
      </Block>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}>
        {proposals.palettes.map(({ palette, parameters }) => (
          <ButtonBase key={palette} onClick={() => change(withColours(content, parameters), '')} sx={LOOK_CARD}>
            <Swatch parameters={parameters} title={TITLE.family} content={CONTENT.family} />
            <Box sx={{ p: 1.25, bgcolor: 'background.paper', fontWeight: 600 }}>{words.palettes[palette]}</Box>
          </ButtonBase>
        ))}
      </Box>
      <Block title={words.typefaces}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {proposals.typefaces.map(({ pair, title, content: text }) => (
            <ButtonBase
              key={pair}
              onClick={() =>
                change(
                  { ...content, fonts: withFamilies(content.fonts, { TITLE: title, CONTENT: text, MENU: text }) },
                  '',
                )
              }
              sx={{ ...LOOK_CARD, p: 1.25 }}
            >
              <Box sx={{ fontFamily: `"${title}", serif`, fontSize: '1.375rem', lineHeight: 1.2 }}>{title}</Box>
              <Box sx={{ fontFamily: `"${text}", sans-serif` }}>{text}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 0.5 }}>{words.pairsOfType[pair]}</Box>
            </ButtonBase>
          ))}
        </Box>
      </Block>
    </>
  )
}

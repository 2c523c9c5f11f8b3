import { Box, ButtonBase } from '@mui/material'
import { useNotify } from 'react-admin'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { PRESET_NAMES, PRESETS, type Preset, type PresetName, withPreset } from '#rules/sites/looks/presets.ts'
import { fill } from '#words/basics/fill.ts'
import { lookWords } from '#words/office/look/words.ts'
import type { PanelProps } from './panel-props.ts'
import { LOOK_CARD, Swatch } from './Swatch.tsx'

/** Whole looks, each drawn in its own colours and letters, put on in one step. */
export function PresetPanel({ content, change }: PanelProps) {
  const words = lookWords[useSpokenLocale()]
  const notify = useNotify()
  const apply = (name: PresetName) => {
    change(withPreset(content, name), '')
    notify(fill(words.presetApplied, { name: words.presets[name].name }), { type: 'info' })
  }
  return (
    <>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1.5 }}>{words.presetsHint}</Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        }}
      >
        {PRESET_NAMES.map((name) => (
          <li key={name}>
            <PresetCard name={name} onTake={() => apply(name)} />
          </li>
        ))}
      </Box>
    </>
  )
}

function PresetCard({ name, onTake }: { name: PresetName; onTake: () => void }) {
  const words = lookWords[useSpokenLocale()]
  const { name: title, mood } = words.presets[name]
  const { parameters, fonts }: Preset = PRESETS[name]
  return (
    <ButtonBase onClick={onTake} sx={LOOK_CARD}>
      <Swatch parameters={parameters} title={fonts.title} content={fonts.content} />
      <Box sx={{ p: 1.25, bgcolor: 'background.paper' }}>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.4 }}>{mood}</Box>
      </Box>
    </ButtonBase>
  )
}

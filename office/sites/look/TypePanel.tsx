import { Box, FormControlLabel, ListSubheader, MenuItem, Slider, Switch, TextField } from '@mui/material'
import { useId } from 'react'
import type { LookContent } from '#contract/sites/look.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { FONT_ROLES, type FontRole, lookFonts, lookValues } from '#rules/sites/looks/look-content.ts'
import { siteTheme } from '#rules/sites/theme.ts'
import { findTypeface } from '#rules/sites/typefaces.ts'
import { lookWords } from '#words/office/look/words.ts'
import { ColourInput } from './ColourInput.tsx'
import type { PanelProps } from './panel-props.ts'
import { TypefaceForm } from './TypefaceForm.tsx'
import { OUR_FAMILIES, ownWeights, useOwnTypefaces } from './typeface-files.ts'

/** What comes with each family of ours. */
const OUR_WEIGHTS = [300, 400, 500, 600, 700]
const INK: Readonly<Record<FontRole, string>> = {
  TITLE: '--color-heading',
  CONTENT: '--color-ink',
  MENU: '--color-header-ink',
}

type Font = LookContent['fonts'][FontRole]

/** The letters of the site: those of headings, of texts and of the menu. */
export function TypePanel(props: PanelProps) {
  const { content, state, change } = props
  useOwnTypefaces(state.fontFiles)
  const set = (role: FontRole, font: Partial<Font>) =>
    change(
      { ...content, fonts: { ...content.fonts, [role]: { ...content.fonts[role], ...font } } },
      `font ${role} ${Object.keys(font).join(' ')}`,
    )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {FONT_ROLES.map((role) => (
        <FontBlock key={role} {...props} role={role} onChange={(font) => set(role, font)} />
      ))}
      <TypefaceForm {...props} />
    </Box>
  )
}

interface FontBlockProps extends PanelProps {
  role: FontRole
  onChange: (font: Partial<Font>) => void
}

function FontBlock({ content, state, role, onChange }: FontBlockProps) {
  const words = lookWords[useSpokenLocale()]
  const sizeId = useId()
  const font = content.fonts[role]
  const own = [...new Set(state.fontFiles.map(({ family }) => family))].filter((family) => !findTypeface(family))
  const weights = findTypeface(font.family) ? OUR_WEIGHTS : ownWeights(state.fontFiles, font.family)
  const offered = weights.includes(font.weight) ? weights : [...weights, font.weight].sort((one, other) => one - other)
  const { variables } = siteTheme(lookValues(content), lookFonts(content))
  const chosen = (family: string) => {
    const has = findTypeface(family) ? OUR_WEIGHTS : ownWeights(state.fontFiles, family)
    onChange({ family, ...(has.includes(font.weight) ? {} : { weight: has.includes(400) ? 400 : (has[0] ?? 400) }) })
  }
  return (
    <Block title={words.fonts[role]}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextField
          select
          id={`look-family-${role}`}
          label={words.family}
          value={font.family}
          onChange={({ target }) => chosen(target.value)}
        >
          {own.length > 0 && <ListSubheader>{words.own}</ListSubheader>}
          {own.map((family) => (
            <MenuItem key={family} value={family} sx={{ fontFamily: `"${family}"` }}>
              {family}
            </MenuItem>
          ))}
          <ListSubheader>{words.ours}</ListSubheader>
          {OUR_FAMILIES.map((family) => (
            <MenuItem key={family} value={family} sx={{ fontFamily: `"${family}"`, fontSize: '1.125rem' }}>
              {family}
            </MenuItem>
          ))}
        </TextField>
        <Box
          sx={{
            fontFamily: `"${font.family}", serif`,
            fontSize: `${font.size * (role === 'TITLE' ? 1.9 : 1.3)}px`,
            fontStyle: font.style,
            fontWeight: font.weight,
            lineHeight: 1.3,
            overflowWrap: 'anywhere',
          }}
        >
          {words.sample}
        </Box>
        <Box>
          <Box id={sizeId} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {words.size} · {font.size}
          </Box>
          <Slider
            size="small"
            min={8}
            max={28}
            value={font.size}
            aria-labelledby={sizeId}
            onChange={(_, size) => onChange({ size: Number(size) })}
          />
        </Box>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <TextField
            select
            id={`look-weight-${role}`}
            label={words.weight}
            value={font.weight}
            onChange={({ target }) => onChange({ weight: Number(target.value) })}
          >
            {offered.map((weight) => (
              <MenuItem key={weight} value={weight} sx={{ fontWeight: weight }}>
                {words.weights[weight as keyof typeof words.weights]} · {weight}
              </MenuItem>
            ))}
          </TextField>
          <FormControlLabel
            control={
              <Switch
                checked={font.style === 'italic'}
                onChange={(_, isOn) => onChange({ style: isOn ? 'italic' : 'normal' })}
              />
            }
            label={words.italic}
          />
        </Box>
        <ColourInput
          id={`look-colour-${role}`}
          label={words.ownColour}
          value={font.color}
          followed={variables[INK[role] as `--${string}`] ?? '#000000'}
          mayFollow
          onChange={(color) => onChange({ color })}
        />
      </Box>
    </Block>
  )
}

import { Box } from '@mui/material'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { lookFonts, lookValues } from '#rules/sites/looks/look-content.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import type { ParameterType } from '#rules/sites/parameters.ts'
import { siteTheme } from '#rules/sites/theme.ts'
import { lookWords } from '#words/office/look/words.ts'
import { parameterWords } from '#words/sites/parameters/words.ts'
import { ColourInput } from './ColourInput.tsx'
import { ContrastList } from './ContrastList.tsx'
import { ParameterFields } from './ParameterFields.tsx'
import type { PanelProps } from './panel-props.ts'

/** By group, each with the variable that says what it is while nothing is said. */
const COLOURS: Readonly<Record<'main' | 'header' | 'phone' | 'footer', readonly [ParameterType, string][]>> = {
  main: [
    ['PRIMARY_COLOR', 'primary'],
    ['ACCENT_COLOR', 'accent'],
    ['BACKGROUND_COLOR', 'ground'],
    ['FONT_COLOR', 'ink'],
    ['HEADING_COLOR', 'heading'],
  ],
  header: [
    ['BACKGROUND_HEADER_COLOR', 'header-ground'],
    ['FONT_HEADER_COLOR', 'header-ink'],
    ['BACKGROUND_MENU_COLOR', 'menu-ground'],
    ['ACTIVE_MENU_COLOR', 'menu-active'],
    ['ACTIVE_FONT_COLOR', 'menu-active-ink'],
    ['MENU_COLOR_ON_TOP', 'menu-on-top'],
    ['TOP_BAR_BACKGROUND_COLOR', 'top-bar-ground'],
    ['TOP_BAR_FONT_COLOR', 'top-bar-ink'],
  ],
  phone: [
    ['MOBILE_MENU_BACKGROUND_COLOR', 'mobile-ground'],
    ['MOBILE_MENU_FONT_COLOR', 'mobile-ink'],
  ],
  footer: [
    ['BACKGROUND_FOOTER_COLOR', 'footer-ground'],
    ['FONT_FOOTER_COLOR', 'footer-ink'],
  ],
}
const GROUPS = Object.keys(COLOURS) as (keyof typeof COLOURS)[]

/** Every colour of the site, and whether what is written in it can be read. */
export function ColourPanel(props: PanelProps) {
  const { content, change } = props
  const locale = useSpokenLocale()
  const words = lookWords[locale]
  const { variables } = siteTheme(lookValues(content), lookFonts(content))
  const set = (type: ParameterType) => (value: string | null) =>
    change({ ...content, parameters: { ...content.parameters, [type]: value } }, type)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ContrastList {...props} />
      {GROUPS.map((group) => (
        <Block key={group} title={words.colourGroups[group]}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {COLOURS[group].map(([type, name]) => (
              <ColourInput
                key={type}
                id={`look-${type}`}
                label={parameterWords[locale][type]}
                value={content.parameters[type] ?? PARAMETERS[type].default}
                followed={variables[`--color-${name}`] ?? '#000000'}
                mayFollow={PARAMETERS[type].default === null}
                onChange={set(type)}
              />
            ))}
            {group === 'main' && <ParameterFields {...props} types={['DARK_THEME']} />}
          </Box>
        </Block>
      ))}
    </Box>
  )
}

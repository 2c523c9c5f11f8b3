import { Box } from '@mui/material'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { LOOK_PARAMETERS } from '#rules/sites/looks/look-content.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { lookWords } from '#words/office/look/words.ts'
import { ParameterFields } from './ParameterFields.tsx'
import type { PanelProps } from './panel-props.ts'

const MENU = LOOK_PARAMETERS.filter((type) => PARAMETERS[type].group === 'menu')

/** How the menu behaves. */
export function MenuPanel(props: PanelProps) {
  const words = lookWords[useSpokenLocale()]
  return (
    <Block title={words.tabs.menu}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ParameterFields {...props} types={MENU} />
      </Box>
    </Block>
  )
}

/** What is rarely touched. */
export function MorePanel(props: PanelProps) {
  const words = lookWords[useSpokenLocale()]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Block title={words.tabs.more}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <ParameterFields {...props} types={['REPEAT_ANIMATION', 'BASE_FONTAWESOME_ICON', 'DETAIL_PAGE_MARGIN_TOP']} />
        </Box>
      </Block>
      <Block title={words.ownCss} hint={words.ownCssHint}>
        <ParameterFields {...props} types={['GLOBAL_CSS']} />
      </Block>
    </Box>
  )
}

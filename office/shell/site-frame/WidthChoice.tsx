import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined'
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined'
import TabletIcon from '@mui/icons-material/TabletMacOutlined'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { deskWords } from '#words/office/desk/words.ts'

/** How wide pages are shown, as on these screens. */
export const WIDTHS = { desktop: 1366, tablet: 820, phone: 390 } as const
export type Width = keyof typeof WIDTHS

const WIDTH_NAMES = Object.keys(WIDTHS) as Width[]
const ICONS = { desktop: DesktopIcon, tablet: TabletIcon, phone: PhoneIcon } as const

interface WidthChoiceProps {
  width: Width
  onWidth: (width: Width) => void
}

/** On which screen one looks at a page. */
export function WidthChoice({ width, onWidth }: WidthChoiceProps) {
  const words = deskWords[useSpokenLocale()].desk
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={words.width}
      value={width}
      onChange={(_, chosen: Width | null) => chosen && onWidth(chosen)}
    >
      {WIDTH_NAMES.map((name) => {
        const Icon = ICONS[name]
        return (
          <ToggleButton key={name} value={name} aria-label={words.widths[name]} title={words.widths[name]}>
            <Icon fontSize="small" />
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}

import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined'
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined'
import TabletIcon from '@mui/icons-material/TabletMacOutlined'
import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material'
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
      {WIDTH_NAMES.map((name) => (
        <WidthButton key={name} value={name} />
      ))}
    </ToggleButtonGroup>
  )
}

/** The group hands each of its buttons what it needs to know; the tooltip stands between them. */
function WidthButton({ value, ...group }: { value: Width }) {
  const name = deskWords[useSpokenLocale()].desk.widths[value]
  const Icon = ICONS[value]
  return (
    <Tooltip title={name}>
      <ToggleButton value={value} aria-label={name} {...group}>
        <Icon fontSize="small" />
      </ToggleButton>
    </Tooltip>
  )
}

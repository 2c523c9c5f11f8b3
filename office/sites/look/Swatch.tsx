import { Box } from '@mui/material'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { siteTheme } from '#rules/sites/theme.ts'
import { lookWords } from '#words/office/look/words.ts'

/** A look that is put on by a tap. */
export const LOOK_CARD = {
  display: 'block',
  width: '100%',
  textAlign: 'left',
  font: 'inherit',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '&:hover': { borderColor: 'text.secondary' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const

interface SwatchProps {
  parameters: Readonly<Record<string, string | null | undefined>>
  title: string
  content: string
}

/** A look as a small page: head, heading, text, button, foot. */
export function Swatch({ parameters, title, content }: SwatchProps) {
  const { sample } = lookWords[useSpokenLocale()]
  const given = Object.entries(parameters).map(([type, value]) => ({ type, value: value ?? null }))
  const { variables } = siteTheme(parameterValues(given))
  const colour = (name: string) => variables[`--color-${name}`]
  return (
    <Box aria-hidden sx={{ bgcolor: colour('ground'), color: colour('ink'), borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          bgcolor: colour('header-ground'),
          height: 16,
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          px: 1.25,
        }}
      >
        <Bar colour={colour('header-ink')} width={22} />
        <Bar colour={colour('menu-active')} width={12} />
        <Bar colour={colour('header-ink')} width={12} />
      </Box>
      <Box sx={{ px: 1.25, py: 1 }}>
        <Box sx={{ fontFamily: `"${title}", serif`, fontSize: '1.25rem', lineHeight: 1.15, color: colour('heading') }}>
          Aa
        </Box>
        <Box sx={{ fontFamily: `"${content}", sans-serif`, fontSize: '0.75rem', lineHeight: 1.4, minHeight: 34 }}>
          {sample}
        </Box>
        <Box sx={{ display: 'flex', gap: 0.75, mt: 0.75 }}>
          <Box sx={{ bgcolor: colour('primary'), width: 46, height: 14, borderRadius: 0.5 }} />
          <Box sx={{ bgcolor: colour('accent'), width: 14, height: 14, borderRadius: 0.5 }} />
        </Box>
      </Box>
      <Box sx={{ bgcolor: colour('footer-ground'), height: 14, display: 'flex', alignItems: 'center', px: 1.25 }}>
        <Bar colour={colour('footer-ink')} width={40} />
      </Box>
    </Box>
  )
}

function Bar({ colour, width }: { colour: string | undefined; width: number }) {
  return <Box sx={{ bgcolor: colour, width, height: 3, borderRadius: 1 }} />
}

import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import { Box, Button } from '@mui/material'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { type ReadPair, readPairs } from '#rules/sites/looks/look-contrast.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES } from '#words/basics/locales.ts'
import { lookWords } from '#words/office/look/words.ts'
import type { PanelProps } from './panel-props.ts'
import { withColour } from './with-colour.ts'

/** What is read on what, how well, and one tap to mend it. */
export function ContrastList({ content, change }: PanelProps) {
  const words = lookWords[useSpokenLocale()]
  const pairs = readPairs(content).toSorted((one, other) => Number(one.isReadable) - Number(other.isReadable))
  return (
    <Block title={words.contrast} hint={words.contrastHint}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.75 }}>
        {pairs.map((pair) => (
          <PairRow key={pair.name} pair={pair} onCorrect={(better) => change(withColour(content, better), '')} />
        ))}
      </Box>
    </Block>
  )
}

interface PairRowProps {
  pair: ReadPair
  onCorrect: (better: NonNullable<ReadPair['better']>) => void
}

function PairRow({ pair: { name, ink, ground, ratio, isReadable, better }, onCorrect }: PairRowProps) {
  const locale = useSpokenLocale()
  const words = lookWords[locale]
  const told = new Intl.NumberFormat(LOCALES[locale].iso, { maximumFractionDigits: 1 }).format(
    Math.floor(ratio * 10) / 10,
  )
  const Sign = isReadable ? CheckCircle : ErrorIcon
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, minHeight: 30 }}
    >
      <Box
        aria-hidden
        sx={{
          width: 34,
          height: 24,
          borderRadius: 0.5,
          border: 1,
          borderColor: 'divider',
          display: 'grid',
          placeItems: 'center',
          fontSize: '0.8125rem',
          fontWeight: 600,
          bgcolor: ground,
          color: ink,
        }}
      >
        Aa
      </Box>
      <Box sx={{ flex: '1 1 130px' }}>{words.pairs[name]}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
        {fill(words.ratio, { ratio: told })}
      </Box>
      <Sign
        fontSize="small"
        color={isReadable ? 'success' : 'error'}
        titleAccess={isReadable ? words.readable : words.notReadable}
      />
      {better && (
        <Button
          size="small"
          variant="outlined"
          aria-label={fill(words.correctOf, { name: words.pairs[name], colour: better.colour })}
          onClick={() => onCorrect(better)}
          startIcon={
            <Box
              sx={{
                width: 14,
                height: 14,
                borderRadius: 0.5,
                border: 1,
                borderColor: 'divider',
                bgcolor: better.colour,
              }}
            />
          }
        >
          {fill(words.correct, { colour: better.colour })}
        </Button>
      )}
    </Box>
  )
}

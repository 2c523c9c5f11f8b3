import { Box, Button, LinearProgress } from '@mui/material'
import type { EstateExport } from '#contract/sites/estate-exports.ts'
import { downloadEstateExport } from '#contract/sites/routes.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { numberFormat } from '#words/basics/formats.ts'
import type { Locale } from '#words/basics/locales.ts'

/** One export: how far it is, or what is in it and until when it can be fetched. */
export function ExportRow({ export: one }: { export: EstateExport }) {
  const words = useScreenWords().export
  const { moment } = useMoment()
  const askedAt = moment(one.askedAt)
  const isUnderWay = one.state === 'WAITING' || one.state === 'RUNNING'
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Box>
          <Box component="strong" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {askedAt}
          </Box>{' '}
          · <span role={isUnderWay ? 'status' : undefined}>{words.states[one.state]}</span>
        </Box>
        <Told export={one} />
      </Box>
      {one.state === 'READY' && (
        <Button
          variant="outlined"
          href={`/api${downloadEstateExport.path.replace(':id', String(one.id))}`}
          download
          aria-label={fill(words.downloadOf, { moment: askedAt })}
        >
          {words.download}
        </Button>
      )}
      {isUnderWay && (
        <LinearProgress
          variant="determinate"
          value={one.percent}
          aria-label={fill(words.progress, { moment: askedAt })}
          sx={{ width: '100%' }}
        />
      )}
    </Box>
  )
}

function Told({ export: one }: { export: EstateExport }) {
  const words = useScreenWords().export
  const locale = useSpokenLocale()
  const { moment } = useMoment()
  const number = numberFormat(locale, {})
  const isMade = one.state === 'READY' || one.state === 'GONE'
  const counts = { rows: number.format(one.rows), files: number.format(one.files), size: sizeText(one.bytes, locale) }
  const missing =
    one.missingFiles === 1 ? words.missing.one : fill(words.missing.many, { n: number.format(one.missingFiles) })
  const told = [
    one.askedBy && fill(words.by, { name: one.askedBy }),
    isMade && fill(words.told, counts),
    isMade && one.missingFiles > 0 && missing,
    one.state === 'READY' && fill(words.until, { moment: moment(one.expiresAt) }),
  ]
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {told.filter(Boolean).join(' · ')}
    </Box>
  )
}

const MEGABYTE = 1_000_000
const GIGABYTE = 1_000_000_000

/** `12,3 Mo`, in the words of the language. */
function sizeText(bytes: number, locale: Locale): string {
  const isLarge = bytes >= GIGABYTE
  const unit = isLarge ? 'gigabyte' : 'megabyte'
  const format = numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
  return format.format(bytes / (isLarge ? GIGABYTE : MEGABYTE))
}

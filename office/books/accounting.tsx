import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading, useNotify } from 'react-admin'
import type { AccountFile } from '#contract/books/closed-sets.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import type { Pages } from '#office/shell/pages.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { fill } from '#words/basics/fill.ts'
import { AccountTables, monthName } from './AccountTables.tsx'
import { choosablePeriods, daysOfPeriod } from './periods.ts'
import { saveFile } from './save-file.ts'
import { useAccountSums } from './use-account-sums.ts'

export const accountingPages: Pages = { list: AccountingPage }

const FILES = { fec: 'fec', sales: 'sales-journal', vat: 'vat', excise: 'excise' } as const satisfies Record<
  string,
  AccountFile
>

/** What the accountant asks for each month: the figures, and the four files. */
function AccountingPage() {
  const words = useScreenWords().accounting
  const { title } = useThingWords('accounting')
  const [period, setPeriod] = useState(() => parisDay(new Date()).slice(0, 7))
  const sums = useAccountSums(period)
  return (
    <>
      <PageHead title={title} />
      <PeriodChoice period={period} onChange={setPeriod} />
      <Downloads period={period} />
      <Box aria-live="polite">
        {sums === null && <Loading loadingPrimary="" loadingSecondary="" />}
        {sums === 'failed' && <Alert severity="error">{words.failed}</Alert>}
        {sums !== null && sums !== 'failed' && <AccountTables sums={sums} isMonth={period.includes('-')} />}
      </Box>
    </>
  )
}

function PeriodChoice({ period, onChange }: { period: string; onChange: (period: string) => void }) {
  const words = useScreenWords().accounting
  const locale = useSpokenLocale()
  const { months, years } = choosablePeriods(parisDay(new Date()))
  return (
    <TextField
      select
      label={words.period}
      value={period}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true } }}
      sx={{ maxWidth: 280, mb: 2 }}
    >
      <optgroup label={words.months}>
        {months.map((month) => (
          <option key={month} value={month}>
            {monthName(month, locale)}
          </option>
        ))}
      </optgroup>
      <optgroup label={words.years}>
        {years.map((year) => (
          <option key={year} value={year}>
            {fill(words.year, { year })}
          </option>
        ))}
      </optgroup>
    </TextField>
  )
}

function Downloads({ period }: { period: string }) {
  const words = useScreenWords().accounting
  const notify = useNotify()
  const [busy, setBusy] = useState<keyof typeof FILES | null>(null)
  const save = async (name: keyof typeof FILES) => {
    setBusy(name)
    const isSaved = await saveFile(FILES[name], daysOfPeriod(period))
    setBusy(null)
    if (!isSaved) notify(words.failed, { type: 'error' })
  }
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {words.files}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(Object.keys(FILES) as (keyof typeof FILES)[]).map((name) => (
          <Button key={name} variant="outlined" disabled={busy !== null} onClick={() => void save(name)}>
            {words.file[name]}
          </Button>
        ))}
      </Box>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{words.hint}</Typography>
    </Box>
  )
}

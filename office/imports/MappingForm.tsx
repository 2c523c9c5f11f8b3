import { Alert, Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { KINDS } from '#contract/catalogue/closed-sets.ts'
import { IMPORT_KINDS, type ImportKind } from '#contract/imports/closed-sets.ts'
import type { Import, ImportDefaults, ImportMapping } from '#contract/imports/imports.ts'
import { checkImport } from '#contract/imports/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { mapHeader } from '#rules/imports/recognise-header.ts'
import { MappingTable } from './MappingTable.tsx'
import { useImportWords } from './use-import-words.ts'

const VAT_RATES = [20, 10, 5.5, 2.1, 0] as const

/** What each column is, and what holds where the file is silent; then it is tried. */
export function MappingForm({ told, onChecked }: { told: Import; onChecked: () => Promise<void> }) {
  const { screen, kinds } = useImportWords()
  const { faults } = useWords()
  const mayChange = useMayChange('imports')
  const [kind, setKind] = useState<ImportKind>(told.kind)
  const [mapping, setMapping] = useState<ImportMapping>(() => told.columns.map(({ field }) => field))
  const [defaults, setDefaults] = useState<ImportDefaults>(told.defaults)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const header = told.columns.map(({ name }) => name)
  const changeKind = (name: string) => {
    const chosen = IMPORT_KINDS.find((one) => one === name) ?? kind
    setKind(chosen)
    setMapping(chosen === told.kind ? told.columns.map(({ field }) => field) : mapHeader(header, chosen))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const asked = { params: { id: String(told.id) }, body: { kind, mapping, defaults } }
    const answer = await ask(checkImport, asked).catch(() => null)
    setBusy(false)
    if (answer?.success) return onChecked()
    setWrong(answer?.errors ?? { whole: answer?.message ?? faults.offline })
  }
  const whole = wrong.whole ?? wrong.mapping
  return (
    <Block title={screen.mapping} hint={screen.mappingHint}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <TextField
          select
          label={screen.kind}
          value={kind}
          onChange={({ target }) => changeKind(target.value)}
          slotProps={{ select: { native: true } }}
          sx={{ maxWidth: 280, mt: 0.5 }}
        >
          {IMPORT_KINDS.map((one) => (
            <option key={one} value={one}>
              {kinds[one]}
            </option>
          ))}
        </TextField>
        <MappingTable columns={told.columns} kind={kind} mapping={mapping} wrong={wrong} onChange={setMapping} />
        {kind === 'PRODUCTS' && <DefaultsPart defaults={defaults} onChange={setDefaults} />}
        {whole && <Alert severity="error">{whole}</Alert>}
        {mayChange && (
          <Button
            type="submit"
            variant={told.state === 'MAPPING' ? 'contained' : 'outlined'}
            disabled={isBusy}
            sx={{ justifySelf: 'start' }}
          >
            {told.state === 'MAPPING' ? screen.check : screen.recheck}
          </Button>
        )}
      </Box>
    </Block>
  )
}

interface DefaultsProps {
  defaults: ImportDefaults
  onChange: (defaults: ImportDefaults) => void
}

function DefaultsPart({ defaults, onChange }: DefaultsProps) {
  const { screen } = useImportWords()
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, mb: 1.5 }}>
        {screen.defaults}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          select
          label={screen.defaultKind}
          value={defaults.kind}
          onChange={({ target }) =>
            onChange({ ...defaults, kind: KINDS.find((one) => one === target.value) ?? defaults.kind })
          }
          slotProps={{ select: { native: true } }}
          sx={{ minWidth: 200 }}
        >
          {KINDS.filter((one) => one !== 'GIFT_CARD').map((one) => (
            <option key={one} value={one}>
              {screen.kindNames[one]}
            </option>
          ))}
        </TextField>
        <TextField
          select
          label={screen.defaultVat}
          value={String(defaults.vatRate)}
          onChange={({ target }) =>
            onChange({ ...defaults, vatRate: VAT_RATES.find((one) => String(one) === target.value) ?? 20 })
          }
          slotProps={{ select: { native: true } }}
          sx={{ minWidth: 140 }}
        >
          {VAT_RATES.map((one) => (
            <option key={one} value={String(one)}>
              {String(one).replace('.', ',')} %
            </option>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Checkbox checked={defaults.isShown} onChange={(_, isShown) => onChange({ ...defaults, isShown })} />
          }
          label={screen.isShown}
        />
      </Box>
    </Box>
  )
}

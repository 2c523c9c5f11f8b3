import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ArrowDown from '@mui/icons-material/KeyboardArrowDown'
import ArrowUp from '@mui/icons-material/KeyboardArrowUp'
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material'
import type { z } from 'zod'
import type { DeskPage, DeskSection } from '#contract/content/page-content.ts'
import { sectionTypes } from '#contract/content/sections.ts'
import { type PageEdit, type Path, valueAt } from '#rules/content/drafts/page-edits.ts'
import { columnsOf } from '#rules/content/drafts/section-tree.ts'
import { fill } from '#words/basics/fill.ts'
import { deskField, INNER_FIELDS } from './desk-field.ts'
import { FieldControl } from './FieldControl.tsx'
import { editsOf } from './field-path.ts'
import { useDeskWords, useSectionNames } from './use-desk-words.ts'

interface PanelProps {
  section: DeskSection
  language: keyof DeskPage
  /** The ways to what is to be completed: `figures.0.label`. */
  faults: ReadonlySet<string>
  isDisabled: boolean
  onEdit: (edits: readonly PageEdit[]) => void
}

/** All that can be said and chosen of a section. */
export function PropertyPanel(props: PanelProps) {
  const names = useSectionNames()
  const { section } = props
  const { shape } = sectionTypes[section.type].stored as z.ZodObject
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Box component="h2" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 600 }}>
          {names.kind(section.type)}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{names.words.kinds[section.type].hint}</Box>
      </Box>
      <Fields {...props} shape={shape} path={[]} />
      {section.type === 'columns' && <ColumnCount {...props} />}
    </Box>
  )
}

/** What stands in a column that goes is gone with it: only empty ones go. */
function ColumnCount({ section, isDisabled, onEdit }: PanelProps) {
  const words = useDeskWords().desk
  const columns = columnsOf(section)
  const change = (count: number) => {
    const step = { kind: 'rows', id: section.id, path: ['columns'] } as const
    const added = Math.max(0, count - columns.length)
    const removed = columns.slice(count).filter(({ sections }) => sections.length === 0).length
    onEdit([
      ...Array.from({ length: added }, () => ({ ...step, step: { add: { sections: [] } } })),
      ...Array.from({ length: removed }, (_, at) => ({ ...step, step: { remove: columns.length - 1 - at } })),
    ])
  }
  return (
    <TextField
      select
      label={words.columns}
      value={columns.length}
      disabled={isDisabled}
      onChange={({ target }) => change(Number(target.value))}
    >
      {[2, 3, 4].map((count) => (
        <MenuItem key={count} value={count}>
          {count}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface FieldsProps extends PanelProps {
  shape: z.ZodRawShape
  path: Path
}

function Fields({ shape, path, ...panel }: FieldsProps) {
  const { section, language, faults, isDisabled, onEdit } = panel
  const names = useSectionNames()
  return Object.entries(shape).flatMap(([name, inner]) => {
    const here = [...path, name]
    const field = deskField(inner)
    const isColumns = section.type === 'columns' && name === 'columns'
    if ((path.length === 0 && INNER_FIELDS.has(name)) || isColumns || field.kind === 'other') return []
    const label = names.field(
      section.type,
      here.filter((step) => typeof step === 'string'),
    )
    if (field.kind === 'rows') {
      return [<Rows key={name} {...panel} row={field.row} most={field.most} path={here} label={label} />]
    }
    const way = here.join('.')
    return [
      <FieldControl
        key={name}
        field={field}
        label={label}
        value={valueAt(section, here)}
        language={language}
        isDisabled={isDisabled}
        isFaulty={[...faults].some((fault) => fault === way || fault.startsWith(`${way}.`))}
        choiceName={(value) => names.choice(name, value)}
        onChange={(value) => onEdit(editsOf(field, { id: section.id, path: here, value, language }))}
      />,
    ]
  })
}

interface RowsProps extends PanelProps {
  row: z.ZodObject
  most: number
  path: Path
  label: string
}

/** Several of the same, in their order. */
function Rows({ row, most, path, label, ...panel }: RowsProps) {
  const { section, isDisabled, onEdit } = panel
  const words = useDeskWords().desk
  const names = useSectionNames()
  const value = valueAt(section, path)
  const rows: unknown[] = Array.isArray(value) ? value : []
  const step = (given: Extract<PageEdit, { kind: 'rows' }>['step']) =>
    onEdit([{ kind: 'rows', id: section.id, path, step: given }])
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
        {label}
      </Box>
      {rows.map((_, at) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place.
          key={at}
          sx={{ display: 'grid', gap: 1.5, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          <Fields {...panel} shape={row.shape} path={[...path, at]} />
          <Box sx={{ display: 'flex' }}>
            <IconButton
              size="small"
              aria-label={fill(words.rowUp, { n: at + 1 })}
              disabled={isDisabled || at === 0}
              onClick={() => step({ from: at, to: at - 1 })}
            >
              <ArrowUp fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={fill(words.rowDown, { n: at + 1 })}
              disabled={isDisabled || at === rows.length - 1}
              onClick={() => step({ from: at, to: at + 1 })}
            >
              <ArrowDown fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={fill(words.removeRow, { n: at + 1 })}
              disabled={isDisabled}
              onClick={() => step({ remove: at })}
              sx={{ ml: 'auto' }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        </Box>
      ))}
      {rows.length < most && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={isDisabled}
          onClick={() => step({ add: {} })}
          sx={{ justifySelf: 'start' }}
        >
          {names.add(String(path.at(-1)), words.addRow)}
        </Button>
      )}
    </Box>
  )
}

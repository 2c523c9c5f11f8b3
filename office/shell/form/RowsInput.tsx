import AddIcon from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Box, Button, FormHelperText, IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { get, useFieldArray, useFormState } from 'react-hook-form'
import type { z } from 'zod'
import { type SpokenThing, useScreenWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { FieldInput } from './FieldInput.tsx'

interface RowsInputProps {
  source: string
  /** What one row is made of, and which of it is typed, in this order. */
  shape: z.ZodObject
  columns: readonly string[]
  /** What a new row has. */
  fresh: Record<string, unknown>
  thing: SpokenThing
  isDisabled: boolean
  /** Fields that have a control of their own. */
  cells?: Readonly<Record<string, (source: string) => ReactNode>>
}

const WIDE = new Set(['texts'])

/** Rows that belong to a thing: added, moved, taken out. */
export function RowsInput({ source, shape, columns, fresh, thing, isDisabled, cells = {} }: RowsInputProps) {
  const words = useScreenWords().catalogue.rows
  const { fields, append, remove, move } = useFieldArray({ name: source, keyName: 'key' })
  const { errors } = useFormState()
  const wrong = get(errors, source) as { message?: unknown; root?: { message?: unknown } } | undefined
  const told = wrong?.message ?? wrong?.root?.message
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {fields.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words.none}</Box>}
      {fields.map(({ key }, at) => (
        <Box
          key={key}
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', pb: 1.5, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(130px, 1fr))' },
            }}
          >
            {columns.map((column) => (
              <Box key={column} sx={{ minWidth: 0, ...(WIDE.has(column) && { gridColumn: '1 / -1' }) }}>
                {cells[column]?.(`${source}.${at}.${column}`) ?? (
                  <FieldInput
                    source={`${source}.${at}.${column}`}
                    field={column}
                    shape={shape.shape[column]}
                    thing={thing}
                    isDisabled={isDisabled}
                  />
                )}
              </Box>
            ))}
          </Box>
          {!isDisabled && (
            <RowButtons
              at={at}
              isLast={at === fields.length - 1}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
            />
          )}
        </Box>
      ))}
      {typeof told === 'string' && <FormHelperText error>{told}</FormHelperText>}
      {!isDisabled && (
        <Button size="small" startIcon={<AddIcon />} onClick={() => append(fresh)} sx={{ justifySelf: 'start' }}>
          {words.add}
        </Button>
      )}
    </Box>
  )
}

interface RowButtonsProps {
  at: number
  isLast: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

/** What can be done with a row. */
export function RowButtons({ at, isLast, onMove, onRemove }: RowButtonsProps) {
  const words = useScreenWords().catalogue.rows
  const n = at + 1
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
      <IconButton size="small" aria-label={fill(words.up, { n })} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={fill(words.down, { n })} disabled={isLast} onClick={() => onMove(at + 1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={fill(words.remove, { n })} onClick={onRemove}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Box>
  )
}

import { Link as MuiLink } from '@mui/material'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router'
import type { RowsProps } from './rows.ts'

/** A real link or button in the first cell; its ground is the whole row. */
const WHOLE_ROW = {
  color: 'text.primary',
  fontWeight: 600,
  textAlign: 'left',
  font: 'inherit',
  // A button of the library would be the ground of its own shade.
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const

export function OpenLink({ name, onOpen, record, children }: RowsProps & { record: RaRecord; children: ReactNode }) {
  if (onOpen) {
    return (
      <MuiLink component="button" type="button" onClick={() => onOpen(record.id)} sx={WHOLE_ROW}>
        {children}
      </MuiLink>
    )
  }
  return (
    <MuiLink component={Link} to={`/${name}/${record.id}`} sx={WHOLE_ROW}>
      {children}
    </MuiLink>
  )
}

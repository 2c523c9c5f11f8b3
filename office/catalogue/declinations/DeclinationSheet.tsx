import { Link as MuiLink } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router'
import { declinationName } from '#office/catalogue/names.ts'
import { Sheet } from '#office/shell/sheet/Sheet.tsx'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { useDeclinationColumns } from './use-declination-columns.tsx'

/** Vintages and formats as a sheet; the name of each leads to its form. */
export function DeclinationSheet({ rows }: { rows: readonly RaRecord[] }) {
  const { title, one } = useThingWords('declinations')
  const columns = useDeclinationColumns()
  return (
    <Sheet
      name="declinations"
      label={title}
      headLabel={one}
      columns={columns}
      rows={rows}
      nameOf={declinationName}
      head={(row) => (
        <MuiLink
          component={Link}
          to={`/declinations/${row.id}`}
          sx={{
            color: 'text.primary',
            fontWeight: 600,
            display: 'block',
            minWidth: { xs: 130, md: 200 },
            maxWidth: { xs: 130, md: 280 },
            whiteSpace: 'normal',
          }}
        >
          {declinationName(row)}
        </MuiLink>
      )}
    />
  )
}

import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useId } from 'react'

interface SumTableProps {
  title: string
  /** The first column is what is told; the others are figures unless `texts` says how many are not. */
  columns: readonly string[]
  texts?: number
  rows: readonly { key: string; cells: readonly string[]; isTotal?: boolean }[]
  empty: string
}

/** A small table of figures; one that is too wide for a phone can be moved, by keys as well. */
export function SumTable({ title, columns, texts = 1, rows, empty }: SumTableProps) {
  const id = useId()
  const side = (at: number) => (at < texts ? 'left' : 'right')
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <Box role="group" aria-labelledby={id} tabIndex={0} sx={{ overflowX: 'auto', bgcolor: 'background.paper' }}>
          <Table size="small" sx={{ '& td, & th': { px: { xs: 1, md: 1.5 } } }}>
            <TableHead>
              <TableRow>
                {columns.map((column, at) => (
                  <TableCell key={column} align={side(at)}>
                    {column}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ key, cells, isTotal }) => (
                <TableRow key={key} sx={isTotal ? { '& > *': { fontWeight: 600 } } : {}}>
                  {cells.map((cell, at) => (
                    <TableCell key={columns[at]} align={side(at)} sx={at < texts ? {} : { whiteSpace: 'nowrap' }}>
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Box>
  )
}

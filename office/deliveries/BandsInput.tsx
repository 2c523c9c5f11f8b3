import AddIcon from '@mui/icons-material/Add'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useFieldArray, useWatch } from 'react-hook-form'
import { carriers } from '#contract/deliveries/carrier-resource.ts'
import { FieldInput } from '#office/shell/form/FieldInput.tsx'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

const BAND = carriers.fields.shape.zones.unwrap().element.shape.bands.element.shape
const COLUMNS = ['countedIn', 'upTo', 'price'] as const

interface Band {
  countedIn: string
  upTo: number | null
  price: number | null
}

/** Prices of a zone as a table: up to so many, so much. A new row goes on from the last one. */
export function BandsInput({ source, isDisabled }: { source: string; isDisabled: boolean }) {
  const words = useScreenWords().zones
  const thing = useThingWords('carriers')
  const { fields, append, remove } = useFieldArray({ name: source })
  const bands: Band[] = useWatch({ name: source }) ?? []
  const add = () => append({ countedIn: bands.at(-1)?.countedIn ?? 'BOTTLES', upTo: null, price: null })
  return (
    <Box sx={{ mt: 1 }}>
      {fields.length === 0 && <Box sx={{ color: 'text.secondary', my: 1 }}>{words.noBand}</Box>}
      {fields.length > 0 && (
        <Table
          size="small"
          aria-label={words.bands}
          sx={{ maxWidth: 560, '& td, & th': { border: 0, px: 0.5, py: 0.5 } }}
        >
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{thing.fields[column]}</TableCell>
              ))}
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map(({ id }, at) => (
              <TableRow key={id}>
                {COLUMNS.map((column) => (
                  <TableCell key={column} sx={{ verticalAlign: 'top' }}>
                    <FieldInput
                      source={`${source}.${at}.${column}`}
                      field={column}
                      shape={BAND[column]}
                      thing={thing}
                      isDisabled={isDisabled}
                      isBare
                    />
                  </TableCell>
                ))}
                <TableCell sx={{ width: 48, verticalAlign: 'top' }}>
                  {!isDisabled && (
                    <IconButton
                      size="small"
                      aria-label={fill(words.removeBand, { n: at + 1 })}
                      onClick={() => remove(at)}
                    >
                      <DeleteOutline fontSize="small" />
                    </IconButton>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {!isDisabled && (
        <Button size="small" startIcon={<AddIcon />} onClick={add}>
          {words.addBand}
        </Button>
      )}
    </Box>
  )
}

import { Box, Button, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { changePrices } from '#contract/catalogue/routes.ts'
import { declinationName } from '#office/catalogue/names.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'
import type { ShownChange } from './use-preview.ts'

/** Old and new prices side by side, with the lowest of thirty days; nothing has changed yet. */
export function PricePreview({ shown: { change, rows }, onDone }: { shown: ShownChange; onDone: () => void }) {
  const words = useScreenWords().catalogue.pricing
  const locale = useSpokenLocale()
  const { act, isBusy } = useAct()
  const { from, until, ...others } = change
  const confirm = async () => {
    const declinations = rows.map(({ declinationId: id, version }) => ({ id, version }))
    const body = { declinations, ...others, ...(from !== null && { from }), ...(until !== null && { until }) }
    if (await act(ask(changePrices, { body }), from === null ? words.done : words.planned)) onDone()
  }
  const button = from === null ? words.confirm : words.plan
  return (
    <>
      <TableContainer sx={{ maxHeight: 420 }} tabIndex={0}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{words.wine}</TableCell>
              <TableCell align="right">{words.oldPrice}</TableCell>
              <TableCell align="right">{words.newPrice}</TableCell>
              <TableCell align="right">{words.lowest}</TableCell>
              <TableCell align="right">{words.struck}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.declinationId}>
                <TableCell>{declinationName({ ...row, id: row.declinationId })}</TableCell>
                <TableCell align="right">{formatPrice(row.oldFinalPrice, locale)}</TableCell>
                <TableCell align="right" sx={{ fontWeight: 600 }}>
                  {formatPrice(row.newFinalPrice, locale)}
                </TableCell>
                <TableCell align="right">
                  {row.lowestPrice === null ? '–' : formatPrice(row.lowestPrice, locale)}
                </TableCell>
                <TableCell align="right">
                  {row.referencePrice === null ? words.noStruck : formatPrice(row.referencePrice, locale)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Box sx={{ mt: 2 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => void confirm()}>
          {rows.length === 1 ? button.one : fill(button.many, { n: rows.length })}
        </Button>
      </Box>
    </>
  )
}

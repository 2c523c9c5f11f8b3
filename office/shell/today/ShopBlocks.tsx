import { Box, Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router'
import type { Dashboard } from '#contract/office/dashboard.ts'
import { listAddress } from '#office/shell/list/list-address.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { numberFormat } from '#words/basics/formats.ts'
import { formatPrice } from '#words/basics/prices.ts'

const TIGHT = { '& td, & th': { px: 0.5 } } as const
const FEW = 8
/** As many as fit into one filter. */
const MOST_IDS = 18

/** What was sold most, each leading to the orders with it. */
export function BestProducts({ rows }: { rows: NonNullable<Dashboard['bestProducts']> }) {
  const words = useBusinessWords().today
  const { line } = useBusinessWords().orders
  const locale = useSpokenLocale()
  return (
    <Block title={words.best} hint={words.bestHint}>
      {rows.length === 0 ? (
        <Quiet>{words.noSale}</Quiet>
      ) : (
        <Table size="small" aria-label={words.best} sx={TIGHT}>
          <TableHead>
            <TableRow>
              <TableCell>{line.name}</TableCell>
              <TableCell align="right">{words.pieces}</TableCell>
              <TableCell align="right">{line.total}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ idProduct, name, quantity, amount }) => (
              <TableRow key={idProduct}>
                <TableCell>
                  <MuiLink component={Link} to={listAddress({ screen: 'orders', filter: { idProduct } })}>
                    {name}
                  </MuiLink>
                </TableCell>
                <TableCell align="right">{quantity}</TableCell>
                <TableCell align="right">{formatPrice(amount, locale)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Block>
  )
}

/** What will be gone within thirty days, the soonest first. */
export function RunningOut({ rows }: { rows: NonNullable<Dashboard['runningOut']> }) {
  const words = useBusinessWords().today
  const { line } = useBusinessWords().orders
  const locale = useSpokenLocale()
  const ids = rows.flatMap(({ idDeclination }) => idDeclination ?? []).slice(0, MOST_IDS)
  const centilitres = (millilitres: number) => `${numberFormat(locale, {}).format(millilitres / 10)} cl`
  const lasts = (days: number) => {
    if (days === 0) return words.daysLeft.none
    return days === 1 ? words.daysLeft.one : fill(words.daysLeft.many, { n: days })
  }
  return (
    <Block
      title={words.runningOut}
      hint={words.runningOutHint}
      acts={
        ids.length > 0 && (
          <MuiLink component={Link} to={listAddress({ screen: 'stock', filter: { id: ids } })}>
            {words.toStock}
          </MuiLink>
        )
      }
    >
      {rows.length === 0 ? (
        <Quiet>{words.noneRunsOut}</Quiet>
      ) : (
        <Table size="small" aria-label={words.runningOut} sx={TIGHT}>
          <TableHead>
            <TableRow>
              <TableCell>{line.name}</TableCell>
              <TableCell align="right">{words.left}</TableCell>
              <TableCell align="right">{words.duration}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, FEW).map(({ idProduct, idDeclination, name, vintage, millilitres, left, daysLeft }) => (
              <TableRow key={`${idProduct} ${idDeclination}`}>
                <TableCell>
                  <MuiLink component={Link} to={listAddress({ screen: 'stock', filter: { productId: idProduct } })}>
                    {[name, vintage, millilitres && centilitres(millilitres)].filter(Boolean).join(' · ')}
                  </MuiLink>
                </TableCell>
                <TableCell align="right">{left}</TableCell>
                <TableCell align="right">{lasts(daysLeft)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Block>
  )
}

/** Who came, from where, who ordered, and what was left in carts. */
export function VisitsAndCarts({ dashboard: { visits, cartsLeft } }: { dashboard: Dashboard }) {
  const words = useBusinessWords().today
  const locale = useSpokenLocale()
  if (!visits && !cartsLeft) return null
  const rate = visits && visits.visits > 0 ? (100 * visits.orders) / visits.visits : null
  return (
    <Block title={words.visits} hint={words.visitsHint}>
      <Facts
        facts={[
          [words.cartsLeft, cartsLeft && `${cartsLeft.carts} · ${formatPrice(cartsLeft.amount, locale)}`],
          [words.visitCount, visits?.visits],
          [words.ordered, visits?.orders],
          [words.conversion, rate === null ? null : numberFormat(locale, { maximumFractionDigits: 1 }).format(rate)],
        ]}
      />
      {visits && visits.sources.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <h3>{words.sources}</h3>
          <Facts facts={visits.sources.map(({ source, visits: count }) => [source, count])} />
        </Box>
      )}
    </Block>
  )
}

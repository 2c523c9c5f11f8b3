import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { OutputOf } from '#contract/basics/define-call.ts'
import type { SimulatedCarrier, simulateDelivery } from '#contract/deliveries/simulation.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { numberFormat } from '#words/basics/formats.ts'
import { formatPrice } from '#words/basics/prices.ts'

type Simulation = OutputOf<typeof simulateDelivery>['simulation']

const GRAMS_PER_KILOGRAM = 1_000

/** Each carrier with its price, or with the reason why it does not bring it. */
export function SimulatedCarriers({ simulation }: { simulation: Simulation }) {
  const words = useBusinessWords().simulator
  const thing = useThingWords('carriers')
  const locale = useSpokenLocale()
  const { total, bottles, weightGrams, isLocked, carriers } = simulation
  const weight = numberFormat(locale, { maximumFractionDigits: 1 }).format(weightGrams / GRAMS_PER_KILOGRAM)
  const { day } = useMoment()
  const arrival = ({ arrival: comes }: SimulatedCarrier) =>
    comes && fill(words.between, { first: day(comes.from), last: day(comes.until) })
  return (
    <Block title={thing.title} hint={fill(words.told, { bottles, weight, total: formatPrice(total, locale) })}>
      {isLocked && <Box sx={{ color: 'error.main', mb: 1 }}>{words.locked}</Box>}
      {carriers.length === 0 ? (
        <Quiet>{words.noCarrier}</Quiet>
      ) : (
        <TableContainer>
          <Table size="small" sx={{ '& td, & th': { px: 0.5 } }}>
            <TableHead>
              <TableRow>
                <TableCell>{words.carrier}</TableCell>
                <TableCell align="right">{words.price}</TableCell>
                <TableCell>{words.arrival}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {carriers.map((carrier) => (
                <TableRow key={carrier.id}>
                  <TableCell>
                    <Box sx={{ fontWeight: 600 }}>{carrier.name}</Box>
                    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                      {thing.choices.deliveryType?.[carrier.deliveryType]}
                    </Box>
                  </TableCell>
                  {carrier.price === null ? (
                    <TableCell colSpan={2} sx={{ color: 'text.secondary' }}>
                      {carrier.why}
                    </TableCell>
                  ) : (
                    <>
                      <TableCell align="right">
                        <Price price={carrier.price} usual={carrier.fdp} />
                      </TableCell>
                      <TableCell>{arrival(carrier)}</TableCell>
                    </>
                  )}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Block>
  )
}

function Price({ price, usual }: { price: number; usual: number | null }) {
  const words = useBusinessWords().simulator
  const locale = useSpokenLocale()
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{price === 0 ? words.free : formatPrice(price, locale)}</Box>
      {usual !== null && usual > price && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {fill(words.usual, { price: formatPrice(usual, locale) })}
        </Box>
      )}
    </>
  )
}

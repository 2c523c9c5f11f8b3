import { Box, Link as MuiLink } from '@mui/material'
import { Link } from 'react-router'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { addressText } from '#office/places/address-text.ts'
import { maySee } from '#office/shell/frame/menu.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useMe } from '#office/shell/me.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { LOCALES, localeFromLang } from '#words/basics/locales.ts'
import { EditButton } from './edits/EditButton.tsx'
import { ReleaseButton } from './ReleaseButton.tsx'

/** Who has ordered, where it goes and who gets the bill. */
export function OrderPlaces({ order }: { order: OfficeOrder }) {
  const words = useBusinessWords().orders
  const locale = useSpokenLocale()
  const { rights } = useMe()
  const isLinked = order.idUser !== null && maySee(rights, 'customers')
  return (
    <>
      <Block
        title={words.customer}
        acts={
          isLinked && (
            <>
              <MuiLink component={Link} to={`/customers/${order.idUser}`}>
                {words.customerPage}
              </MuiLink>
              <ReleaseButton order={order} />
            </>
          )
        }
      >
        <Box sx={{ fontWeight: 600, mb: 0.75 }}>
          {order.firstname} {order.lastname}
        </Box>
        {order.idUser === null && <Box sx={{ color: 'text.secondary', mb: 0.75 }}>{words.guest}</Box>}
        <Facts
          facts={[
            [
              words.email,
              <MuiLink key="email" href={`mailto:${order.email}`}>
                {order.email}
              </MuiLink>,
            ],
            [
              words.phone,
              order.phone && (
                <MuiLink key="phone" href={`tel:${order.phone}`}>
                  {order.phone}
                </MuiLink>
              ),
            ],
            [words.language, LOCALES[localeFromLang(order.locale)].label],
            [words.billing, addressText(order.billingAddress, locale)],
            [words.message, order.message],
          ]}
        />
      </Block>
      <DeliveryBlock order={order} />
    </>
  )
}

/** What is changed of an order that goes elsewhere. */
const MOVED_PARTS = {
  DELIVERY: 'address',
  PICKUP: 'relay',
  CLICK_AND_COLLECT: 'slot',
  NO_DELIVERY: 'address',
} as const satisfies Record<OfficeOrder['delivery']['type'], keyof OfficeOrder['editable']>

function DeliveryBlock({ order }: { order: OfficeOrder }) {
  const { delivery } = order
  const words = useBusinessWords().orders
  const { choices } = useThingWords('orders')
  const locale = useSpokenLocale()
  const { moment, day } = useMoment()
  const { accessPoint, place, trackingNumber, trackingUrl, arrival } = delivery
  return (
    <Block title={words.delivery} acts={<EditButton order={order} part={MOVED_PARTS[delivery.type]} />}>
      <Box sx={{ fontWeight: 600, mb: 0.75 }}>{choices.deliveryType?.[delivery.type]}</Box>
      <Facts
        facts={[
          [words.carrier, delivery.carrier],
          [words.deliverTo, delivery.address && addressText(delivery.address, locale)],
          [
            words.accessPoint,
            accessPoint &&
              [accessPoint.name, accessPoint.addLine1, `${accessPoint.zipCode} ${accessPoint.city}`].join('\n'),
          ],
          [words.place, place && [place.name, place.address, `${place.postalCode} ${place.city}`].join('\n')],
          [words.slot, delivery.from && `${moment(delivery.from)} – ${moment(delivery.until)}`],
          [words.arrival, arrival && `${day(arrival.from)} – ${day(arrival.until)}`],
          [
            words.tracking,
            trackingUrl ? (
              <MuiLink key="tracking" href={trackingUrl} target="_blank" rel="noopener noreferrer">
                {trackingNumber}
              </MuiLink>
            ) : (
              trackingNumber
            ),
          ],
        ]}
      />
    </Block>
  )
}

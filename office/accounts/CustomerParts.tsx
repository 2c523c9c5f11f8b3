import { Box, Link as MuiLink } from '@mui/material'
import type { Customer } from '#contract/accounts/customers.ts'
import { addressText } from '#office/places/address-text.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES, localeFromLang } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'

interface PartProps {
  customer: Customer
}

/** How they are reached, and since when they are here. */
export function WhoBlock({ customer }: PartProps) {
  const { customers: words, orders } = useBusinessWords()
  const { yes, no } = useWords()
  const { day, moment } = useMoment()
  const { email, phone } = customer
  return (
    <Block title={words.who}>
      <Facts
        facts={[
          [
            orders.email,
            <Box key="email">
              <MuiLink href={`mailto:${email}`}>{email}</MuiLink>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {customer.isEmailConfirmed ? words.isConfirmed : words.isUnconfirmed}
              </Box>
            </Box>,
          ],
          [
            orders.phone,
            phone && (
              <MuiLink key="phone" href={`tel:${phone}`}>
                {phone}
              </MuiLink>
            ),
          ],
          [words.birthdate, day(customer.birthdate)],
          [words.language, LOCALES[localeFromLang(customer.language)].label],
          [words.since, day(customer.createdAt)],
          [words.lastLogin, moment(customer.lastLoginAt)],
          [words.secondFactor, customer.hasSecondFactor ? yes : no],
        ]}
      />
    </Block>
  )
}

export function AddressesBlock({ customer: { addresses } }: PartProps) {
  const words = useBusinessWords().customers
  const locale = useSpokenLocale()
  return (
    <Block title={words.addresses}>
      {addresses.length === 0 && <Quiet>{words.noAddress}</Quiet>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {addresses.map((address) => (
          <Box key={address.id}>
            <Box sx={{ whiteSpace: 'pre-line' }}>{addressText(address, locale)}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {[address.isDeliveryDefault && words.forDelivery, address.isBillingDefault && words.forBilling]
                .filter(Boolean)
                .join(', ')}
            </Box>
          </Box>
        ))}
      </Box>
    </Block>
  )
}

export function CardsBlock({ customer: { giftCards } }: PartProps) {
  const words = useBusinessWords().customers
  const locale = useSpokenLocale()
  const { day } = useMoment()
  return (
    <Block title={words.giftCards}>
      {giftCards.length === 0 && <Quiet>{words.noGiftCard}</Quiet>}
      <Facts
        facts={giftCards.map(({ id, balance, issued, expiresAt, isStopped }) => {
          const facts = {
            balance: formatPrice(balance, locale),
            issued: formatPrice(issued, locale),
            day: day(expiresAt),
          }
          const told = fill(words.balance, facts)
          return [fill(words.giftCard, { id }), isStopped ? `${told} (${words.stopped})` : told]
        })}
      />
    </Block>
  )
}

/** What they have agreed to receive, in the words that they agreed to. */
export function ConsentsBlock({ customer: { consents } }: PartProps) {
  const words = useBusinessWords().customers
  const { day } = useMoment()
  return (
    <Block title={words.consents}>
      {consents.length === 0 && <Quiet>{words.noConsent}</Quiet>}
      {consents.map(({ list, wording, confirmedAt, endedAt }) => (
        <Box key={`${list} ${confirmedAt}`} sx={{ mb: 1 }}>
          <Box sx={{ fontWeight: 600 }}>
            {list} ·{' '}
            {endedAt === null
              ? fill(words.consentFrom, { day: day(confirmedAt) })
              : fill(words.consentUntil, { from: day(confirmedAt), until: day(endedAt) })}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{wording}</Box>
        </Box>
      ))}
    </Block>
  )
}

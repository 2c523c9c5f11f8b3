import type { CustomerAddress } from '#contract/accounts/addresses.ts'
import type { Address } from '#contract/orders/orders.ts'
import { isSameAddress } from '#rules/accounts/address-book.ts'
import { FRANCE_ID } from '#rules/places/france.ts'
import { addressPlace, type CheckoutState, changeCity, changeCountry } from '#site/checkout/checkout-choices.ts'
import type { Book, BookProps } from './book-props.ts'

type Which = BookProps['which']

const NO_STREET = { company: '', address: '', addressPart2: '' }

/** What an address that is chosen is chosen for. */
interface Wanted {
  which: Which
  book: Book
  /** Where the estate delivers in France only, nothing else is offered for a parcel. */
  onlyFrance: boolean
}

/** The addresses of the book as they would stand here, each once. */
export function offeredAddresses(state: CheckoutState, { which, book, onlyFrance }: Wanted): Book {
  const written = book
    .filter(({ idCountry }) => !isBoundToFrance(state, { which, onlyFrance }) || idCountry === FRANCE_ID)
    .map((one) => (which === 'billing' || isSent(state) ? one : { ...one, ...buyerName(state) }))
  return written.filter((one, at) => written.findIndex((other) => isSameAddress(other, one)) === at)
}

/** The one that the fields hold; undefined once anything in them is another's. */
export function chosenAddress(state: CheckoutState, wanted: Wanted): CustomerAddress | undefined {
  const written = writtenAddress(state, wanted.which)
  return offeredAddresses(state, wanted).find((one) => isSameAddress(one, written))
}

/** Fills the fields with an address of the book, whose town its owner has confirmed. */
export function takeAddress(state: CheckoutState, { which, address }: { which: Which; address: Address }) {
  const { firstname, lastname, company, address: street, addressPart2, postalCode, city, idCountry } = address
  const lines = { company, address: street, addressPart2 }
  if (which === 'billing') {
    const billing = { firstname, lastname, ...lines, postalCode, city, idCountry, isCityConfirmed: true }
    return { ...state, address: { ...state.address, billing, isBillingForBook: false } }
  }
  const moved = changeCountry(state, { id: idCountry, alphaTwo: idCountry === FRANCE_ID ? 'FR' : '' })
  const isBuyer = isSameAddress(address, { ...address, ...buyerName(state) })
  const recipient = isSent(state) ? (isBuyer ? null : { firstname, lastname }) : state.address.recipient
  const filled = { ...moved, address: { ...moved.address, ...lines, recipient, isForBook: false } }
  return changeCity(filled, { postalCode, name: city, isConfirmed: true })
}

/** Empties the fields for an address that is not in the book. */
export function takeNoAddress(state: CheckoutState, which: Which): CheckoutState {
  const { address, country } = state
  if (which === 'billing') {
    const billing = { ...buyerName(state), ...NO_STREET, postalCode: '', city: '', idCountry: country.id }
    return { ...state, address: { ...address, billing } }
  }
  const recipient = isSent(state) ? null : address.recipient
  return changeCity({ ...state, address: { ...address, ...NO_STREET, recipient } }, null)
}

/** What is offered first stands in fields that nobody has written into; a bill of its own only where it differs. */
export function prefill(state: CheckoutState, wanted: Wanted): CheckoutState {
  const { which, book } = wanted
  if (!isBlank(state, which)) return state
  const offered = offeredAddresses(state, wanted)
  const forDelivery = book.find(({ isDeliveryDefault }) => isDeliveryDefault)
  const forBill = book.find(({ isBillingDefault }) => isBillingDefault)
  const wish = which === 'main' && isSent(state) ? forDelivery : forBill
  const address = offered.find(({ id }) => id === wish?.id)
  if (!address) return state
  if (which === 'billing') {
    return isSameAddress(address, writtenAddress(state, 'main')) ? state : takeAddress(state, { which, address })
  }
  const filled = takeAddress(state, { which, address })
  const hasOwnBill = isSent(state) && !state.address.billing && forBill && forBill.id !== address.id
  return hasOwnBill ? takeAddress(filled, { which: 'billing', address: forBill }) : filled
}

function isSent({ deliveryType }: CheckoutState): boolean {
  return deliveryType === 'delivery'
}

function isBoundToFrance({ deliveryType }: CheckoutState, { which, onlyFrance }: Omit<Wanted, 'book'>): boolean {
  return which === 'main' && onlyFrance && (deliveryType === 'delivery' || deliveryType === 'pickup')
}

function buyerName({ buyer: { firstname, lastname } }: CheckoutState) {
  return { firstname, lastname }
}

function writtenAddress(state: CheckoutState, which: Which): Address {
  const { address, country } = state
  if (which === 'billing' && address.billing) return address.billing
  const { company, address: street, addressPart2 } = address
  const place = addressPlace(state)
  return {
    ...((isSent(state) && address.recipient) || buyerName(state)),
    company,
    address: street,
    addressPart2,
    postalCode: place?.postalCode ?? '',
    city: place?.name ?? '',
    idCountry: country.id,
  }
}

function isBlank(state: CheckoutState, which: Which): boolean {
  const { company, address, addressPart2, postalCode, city } = writtenAddress(state, which)
  const isForSomeone = which === 'main' && state.address.recipient !== null
  return !isForSomeone && [company, address, addressPart2, postalCode, city].every((part) => part.trim() === '')
}

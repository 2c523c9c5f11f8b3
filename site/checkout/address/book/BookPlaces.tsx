import { usePart } from '#ui/state/use-part.ts'
import type { BookProps } from './book-props.ts'

const loadChoice = () => import('./AddressBook.tsx').then((part) => part?.BookChoice)
const loadKeep = () => import('./AddressBook.tsx').then((part) => part?.KeepAddress)
const giveUp = () => {}

/** The addresses of who is signed in, to choose from; nobody else fetches what shows them. */
export function BookChoicePlace(props: BookProps) {
  const BookChoice = usePart({ isNeeded: true, load: loadChoice, giveUp })
  return BookChoice && <BookChoice {...props} />
}

/** Offers to keep an address that is new. */
export function KeepAddressPlace(props: BookProps) {
  const KeepAddress = usePart({ isNeeded: true, load: loadKeep, giveUp })
  return KeepAddress && <KeepAddress {...props} />
}

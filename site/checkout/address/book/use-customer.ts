import { useEffect, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { getUserAddresses } from '#contract/accounts/address-routes.ts'
import { getUser } from '#contract/accounts/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { updateCheckout } from '#site/checkout/checkout-state.ts'
import type { Book } from './book-props.ts'

interface Customer {
  /** Null while nobody is known to be signed in. */
  user: User | null
  /** Null until it has come: only a customer has one. */
  book: Book | null
}

const NOBODY: Customer = { user: null, book: null }

/** Who is signed in, and their address book. Without them one orders all the same. */
export function useCustomer({ isAsked }: { isAsked: boolean }): Customer {
  const [customer, setCustomer] = useState(NOBODY)
  useEffect(() => {
    if (!isAsked) return
    let isHere = true
    void findCustomer((known) => {
      if (isHere) setCustomer(known)
      return isHere
    }).catch(() => {})
    return () => {
      isHere = false
    }
  }, [isAsked])
  return customer
}

/** Shows what is known as it comes, until nobody looks any more. */
async function findCustomer(show: (known: Customer) => boolean): Promise<void> {
  const answer = await ask(getUser, {})
  if (!answer.success || !answer.data.user) return
  const { user } = answer.data
  if (!show({ user, book: null })) return
  fillFrom(user)
  const kept = await ask(getUserAddresses, {})
  if (kept.success) show({ user, book: kept.data.addresses })
}

/** Only what is still empty: what someone wrote here is meant. The date of birth is the account’s, once it has one. */
function fillFrom(user: User): void {
  updateCheckout((state) => ({
    ...state,
    phone: state.phone || (user.phone ?? ''),
    buyer: {
      email: state.buyer.email || user.email,
      firstname: state.buyer.firstname || user.firstname,
      lastname: state.buyer.lastname || user.lastname,
      birthdate: user.birthdate ?? state.buyer.birthdate,
    },
  }))
}

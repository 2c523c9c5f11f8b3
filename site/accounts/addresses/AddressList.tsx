import type { CustomerAddress } from '#contract/accounts/addresses.ts'
import { Form } from '#ui/router/Form.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { AddressBookWords } from '#words/accounts/addresses/fr.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

interface AddressListProps {
  addresses: readonly CustomerAddress[]
  said: AddressBookWords
  locale: Locale
  countryNames: Readonly<Record<number, string>>
}

export function AddressList({ addresses, said, locale, countryNames }: AddressListProps) {
  return (
    <ul className="mt-8 grid gap-5 desk:grid-cols-2">
      {addresses.map((address) => (
        <li key={address.id} className="flex flex-col border border-ink/15 p-5">
          <Lines address={address} country={countryNames[address.idCountry] ?? ''} />
          {address.isDeliveryDefault && <Mark text={said.delivery} />}
          {address.isBillingDefault && <Mark text={said.billing} />}
          <Actions address={address} said={said} locale={locale} />
        </li>
      ))}
    </ul>
  )
}

function Lines({ address, country }: { address: CustomerAddress; country: string }) {
  const { firstname, lastname, company, address: street, addressPart2, postalCode, city } = address
  const lines = [`${firstname} ${lastname}`, company, street, addressPart2, `${postalCode} ${city}`, country]
  return (
    <address className="mb-3 break-words not-italic">
      {lines
        .filter((line) => line !== '')
        .map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one address never change places.
          <span key={n} className="block">
            {line}
          </span>
        ))}
    </address>
  )
}

function Mark({ text }: { text: string }) {
  return <p className="text-[0.875rem] text-accent">{text}</p>
}

function Actions({ address, said, locale }: Pick<AddressListProps, 'said' | 'locale'> & { address: CustomerAddress }) {
  const whose = fill(said.ofAddress, { name: `${address.firstname} ${address.lastname}`, city: address.city })
  return (
    <div className="mt-auto flex gap-6 pt-3">
      <Link
        to={`${pathInLocale('/account/addresses', locale)}?edit=${address.id}#address`}
        className="flex min-h-11 items-center underline underline-offset-4"
      >
        {said.edit}
        <span className="sr-only"> {whose}</span>
      </Link>
      <Form method="post">
        <input type="hidden" name="id" value={address.id} />
        <button
          type="submit"
          name="intent"
          value="remove"
          className="min-h-11 cursor-pointer underline underline-offset-4"
        >
          {said.remove}
          <span className="sr-only"> {whose}</span>
        </button>
      </Form>
    </div>
  )
}

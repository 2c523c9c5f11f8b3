import type { Address } from '#contract/orders/orders.ts'
import { useCountries } from './address/countries.ts'
import { FRANCE } from './checkout-choices.ts'

/** An address as it is written on an envelope; the country is named abroad only. */
export function AddressText({ address }: { address: Address }) {
  const { firstname, lastname, company, address: street, addressPart2, postalCode, city, idCountry } = address
  const lines = [`${firstname} ${lastname}`, company, street, addressPart2, `${postalCode} ${city}`]
  return (
    <address className="wrap-anywhere not-italic">
      {lines
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <span key={line} className="block lining-nums">
            {line}
          </span>
        ))}
      {idCountry !== FRANCE.id && <CountryName id={idCountry} />}
    </address>
  )
}

function CountryName({ id }: { id: number }) {
  const country = useCountries().find((one) => one.id === id)
  return country ? <span className="block">{country.name}</span> : null
}

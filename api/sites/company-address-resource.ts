import type { OfferedResource } from '#api/office/resource.ts'
import { companyAddresses } from '#contract/sites/company-address-resource.ts'
import { companyAddressStore } from '#db/resources/company-addresses.ts'
import { countries } from '#words/places/countries.ts'

export const companyAddressResource: OfferedResource = {
  definition: companyAddresses,
  store: companyAddressStore,
  check: ({ fields }) =>
    countries.some(({ numCode }) => Number(numCode) === fields.idCountry)
      ? null
      : { problems: { idCountry: { problem: 'unknown-country' } } },
}

import type { Company } from '#rules/sites/company.ts'

/** The estate's name and address; many write the name into the address already. */
export function AddressLines({ company: { name, address } }: { company: Company }) {
  const lines = address?.startsWith(name) ? address : [name, address].filter(Boolean).join('\n')
  return <p className="whitespace-pre-line">{lines}</p>
}

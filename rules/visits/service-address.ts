interface AddressedService {
  id: number
  title: string
}

/** Where a service is shown: `/service/visite-des-galeries/1`. */
export function servicePath({ id, title }: AddressedService): string {
  return `/service/${slugOf(title)}/${id}`
}

/** Where its places are booked. */
export function bookingPath(service: AddressedService): string {
  return `${servicePath(service)}/book`
}

/** Marks that letters carry, once they are taken apart from them. */
const MARKS = /\p{Mn}/gu

/** A title as an address spells it; one without a letter of ours is a visit all the same. */
function slugOf(title: string): string {
  const plain = title.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(MARKS, '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'visit'
}

import { slugOf } from '#rules/basics/slug.ts'

interface AddressedService {
  id: number
  title: string
}

/** Where a service is shown: `/service/visite-des-galeries/1`. */
export function servicePath({ id, title }: AddressedService): string {
  return `/service/${slugOf(title, { otherwise: 'visit' })}/${id}`
}

/** Where its places are booked. */
export function bookingPath(service: AddressedService): string {
  return `${servicePath(service)}/book`
}

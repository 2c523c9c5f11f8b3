import type { AddressBookWords } from './fr.ts'

export const en: AddressBookWords = {
  title: 'Addresses',
  empty: 'Your book is empty. An address kept here need not be typed again with each order.',
  delivery: 'Offered for deliveries',
  billing: 'Offered for invoices',
  edit: 'Change',
  remove: 'Delete',
  ofAddress: 'the address of {name}, {city}',
  add: 'Add an address',
  change: 'Change the address',
  cancel: 'Cancel',
  full: 'Your book has twenty addresses, it is full.',
  fields: {
    firstname: 'First name',
    lastname: 'Last name',
    company: 'Company (optional)',
    address: 'Address',
    addressPart2: 'More (optional)',
    postalCode: 'Postal code',
    city: 'Town',
    idCountry: 'Country',
    isCityConfirmed: 'The town is right, keep the address as it is.',
    isDeliveryDefault: 'Offer it first for deliveries',
    isBillingDefault: 'Offer it first for invoices',
  },
  submit: 'Keep this address',
  done: {
    saved: 'The address is kept.',
    removed: 'The address is deleted. Your orders keep theirs.',
  },
}

import { expect, test } from 'vitest'
import { contactLink } from './contact-link.ts'

test('one writes on the contact page, else by mail, else where the estate says who it is', () => {
  const email = 'a@example.org'
  expect(contactLink({ HIDE_CONTACT_PAGE: 'false', COMPANY_EMAIL: email }, 'en')).toBe('/en/nous-contacter')
  expect(contactLink({ HIDE_CONTACT_PAGE: 'true', COMPANY_EMAIL: ` ${email} ` }, 'fr')).toBe('mailto:a@example.org')
  expect(contactLink({ HIDE_CONTACT_PAGE: 'true', COMPANY_EMAIL: null }, 'fr')).toBe('/legal-notice')
})

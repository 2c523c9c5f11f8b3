import { expect, test } from 'vitest'
import { isMailAddress, mailSender, oneLine } from './mail-sender.ts'

const ESTATE = {
  name: 'Domaine',
  url: 'https://www.domaine.fr',
  senderName: null,
  senderAddress: null,
  companyEmail: null,
}

test('mails come from whom the estate says, else the company, else the site; answers go to the company', () => {
  expect(mailSender(ESTATE)).toEqual({ from: { name: 'Domaine', address: 'no-reply@www.domaine.fr' }, replyTo: null })
  const company = { ...ESTATE, companyEmail: 'cave@domaine.fr' }
  expect(mailSender(company)).toEqual({
    from: { name: 'Domaine', address: 'cave@domaine.fr' },
    replyTo: { name: 'Domaine', address: 'cave@domaine.fr' },
  })
  expect(mailSender({ ...company, senderName: 'La cave', senderAddress: 'envoi@mails.fr' })).toEqual({
    from: { name: 'La cave', address: 'envoi@mails.fr' },
    replyTo: { name: 'Domaine', address: 'cave@domaine.fr' },
  })
})

test('what is no address, or more than one, is not written from', () => {
  for (const wrong of ['', 'nobody', 'a@b.fr, c@d.fr', 'a@b.fr\r\nBcc: c@d.fr', '<a@b.fr>', `${'a'.repeat(70)}@b.fr`]) {
    expect([wrong, isMailAddress(wrong)]).toEqual([wrong, false])
    expect(mailSender({ ...ESTATE, senderAddress: wrong }).from.address).toBe('no-reply@www.domaine.fr')
  }
  expect(oneLine(' Cave\r\nX-Evil: 1\u0000 ')).toBe('Cave X-Evil: 1')
})

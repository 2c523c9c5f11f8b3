/** Mailboxes where dots mean nothing. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Whom an address belongs to, however it is spelt: capitals, what follows a plus sign and, where the mailbox ignores
 * them, dots make no new customer. Only ever compared; letters go to the address as it was typed.
 */
export function customerKey(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  const domain = address.slice(at + 1)
  const untagged = address.slice(0, at).split('+')[0] ?? ''
  const isDotless = DOTLESS.has(domain)
  const mailbox = isDotless ? untagged.replaceAll('.', '') : untagged
  return `${mailbox || address.slice(0, at)}@${isDotless ? 'gmail.com' : domain}`
}

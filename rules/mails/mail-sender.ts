/** One address, as mail servers take it; neither a list nor a header hides in it. */
const ADDRESS = /^[^\s@<>()[\]",;:\\]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i

export function isMailAddress(written: string | null): written is string {
  return written !== null && written.length <= 254 && ADDRESS.test(written)
}

interface SendingEstate {
  name: string
  url: string
  senderName: string | null
  senderAddress: string | null
  companyEmail: string | null
}

interface Sender {
  from: { name: string; address: string }
  replyTo: { name: string; address: string } | null
}

/** Who writes: as the estate wants it, else the company, else the site; answers go to the company. */
export function mailSender({ name, url, senderName, senderAddress, companyEmail }: SendingEstate): Sender {
  const own = senderAddress?.trim() ?? null
  const company = companyEmail?.trim() ?? null
  const fallback = `no-reply@${/^https?:\/\/([^/:]+)/.exec(url)?.[1] ?? 'localhost'}`
  const address = [own, company, fallback].find(isMailAddress) ?? 'no-reply@localhost'
  const from = { name: oneLine(senderName) || oneLine(name), address }
  const answered = [company, own].find(isMailAddress)
  return { from, replyTo: answered ? { name: oneLine(name), address: answered } : null }
}

/** No line break ever reaches a header, whatever the library would make of it. */
export function oneLine(written: string | null): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
  return (written ?? '').replace(/[\u0000-\u001f\u007f]+/g, ' ').trim()
}

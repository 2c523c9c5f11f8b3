import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CODE = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}-[0-9A-Z]\b/

/** The code of the gift card that the server of the journeys has mailed to an address; undefined until it has. */
export function mailedCode(recipient: string): string | undefined {
  const folder = join(process.env.CUVEE_TEST_DATA ?? '', 'mails', '1')
  for (const name of mailsIn(folder)) {
    const mail = readFileSync(join(folder, name), 'utf8')
    const code = CODE.exec(mail)?.[0]
    if (code && new RegExp(`^To: .*${recipient}`, 'm').test(mail)) return code
  }
  return undefined
}

function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}

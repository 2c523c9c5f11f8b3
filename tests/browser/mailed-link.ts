import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { at } from './estates.ts'

interface WantedLink {
  recipient: string
  path: string
  /** What the mail says besides, where somebody gets several. */
  about?: string
  /** Of which estate. */
  siteId?: number
}

/** The address of a mail that the server of the journeys has sent to somebody, once it has. */
export async function mailedLink(wanted: WantedLink): Promise<string> {
  return at('localhost', await mailedPath(wanted))
}

/** The same without its host. */
export async function mailedPath({ recipient, path, about = '', siteId = 1 }: WantedLink): Promise<string> {
  const find = () => {
    for (const mail of mailsIn(join(process.env.CUVEE_TEST_DATA ?? '', 'mails', String(siteId)))) {
      const text = mail.replace(/=\r\n/g, '')
      const token = new RegExp(`${path}([\\w-]{43})`).exec(text)?.[1]
      if (token && text.includes(about) && new RegExp(`^To: .*${recipient}`, 'm').test(mail)) return token
    }
    return null
  }
  await expect.poll(find).not.toBeNull()
  return `${path}${find()}`
}

function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  } catch {
    return []
  }
}

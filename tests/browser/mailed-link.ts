import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { at } from './estates.ts'

interface WantedLink {
  recipient: string
  path: string
  /** What the mail says besides, where somebody gets several. */
  about?: string
}

/** The address of a mail that the server of the journeys has sent to somebody, once it has. */
export async function mailedLink({ recipient, path, about = '' }: WantedLink): Promise<string> {
  const find = () => {
    for (const mail of mailsIn(join(process.env.CUVEE_TEST_DATA ?? '', 'mails', '1'))) {
      const text = mail.replace(/=\r\n/g, '')
      const token = new RegExp(`${path}([\\w-]{43})`).exec(text)?.[1]
      if (token && text.includes(about) && new RegExp(`^To: .*${recipient}`, 'm').test(mail)) return token
    }
    return null
  }
  await expect.poll(find).not.toBeNull()
  return at('localhost', `${path}${find()}`)
}

function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  } catch {
    return []
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { at } from './estates.ts'

/** The address of a mail that the server of the journeys has sent to somebody, once it has. */
export async function mailedLink({ recipient, path }: { recipient: string; path: string }): Promise<string> {
  const find = () => {
    for (const mail of mailsIn(join(process.env.CUVEE_TEST_DATA ?? '', 'mails', '1'))) {
      const token = new RegExp(`${path}([\\w-]{43})`).exec(mail.replace(/=\r\n/g, ''))?.[1]
      if (token && new RegExp(`^To: .*${recipient}`, 'm').test(mail)) return token
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

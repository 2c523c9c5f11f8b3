import { type BrowserContext, expect } from '@playwright/test'
import type { OfficeRole } from '#contract/office/closed-sets.ts'
import { at } from './estates.ts'
import { mailedPath } from './mailed-link.ts'
import { OFFICE_HOST, signInToOffice } from './office.ts'

/** Signs a browser in as somebody of this role, invited for it a moment ago. */
export async function signInAs(context: BrowserContext, role: OfficeRole): Promise<void> {
  const headers = { origin: at(OFFICE_HOST, '') }
  const email = `${role.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.org`
  await signInToOffice(context)
  const invited = await context.request.post(at(OFFICE_HOST, '/api/admin/person'), { headers, data: { email, role } })
  expect(invited.ok(), await invited.text()).toBe(true)
  await context.clearCookies()
  const path = await mailedPath({ recipient: email, path: '/invitation/' })
  const data = { firstname: 'Alix', lastname: 'Morel', password: 'neuf chais sous la pluie' }
  const entered = await context.request.post(at(OFFICE_HOST, `/api${path}`), { headers, data })
  expect(entered.ok(), await entered.text()).toBe(true)
}

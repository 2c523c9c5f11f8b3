import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addEvent, register, registrationToken, toldSteps } from '#tests/support/test-events.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('two days before, whoever comes is reminded once; who has cancelled, waits or registers late is not', async () => {
  let now = new Date('2030-12-01T09:00:00Z')
  const shop = await createTestApp({ now: () => now })
  const id = await addEvent(shop, { capacity: 2 })
  await register(shop, { id, email: 'gone@example.org' })
  const token = await registrationToken(shop, () => now)
  await askAt(shop, { method: 'POST', path: `/event/registration/${token}/cancel`, payload: {} })
  await register(shop, { id })
  now = new Date('2030-12-03T09:00:00Z')
  await finishWork(shop, () => now)
  await finishWork(shop, () => now)
  await register(shop, { id, email: 'late@example.org' })
  await register(shop, { id, email: 'waits@example.org', waits: true })
  now = new Date('2030-12-04T09:00:00Z')
  await finishWork(shop, () => now)
  const reminded = (await toldSteps(shop)).filter(([, step]) => step === 'REMINDER')
  expect(reminded).toEqual([['lise@example.org', 'REMINDER']])
})

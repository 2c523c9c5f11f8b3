import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { BROWSERS, SYSTEMS } from './closed-sets.ts'
import * as routes from './routes.ts'

const Device = z.object({
  /** Random, and of no use to sign in. */
  id: z.uuid(),
  browser: z.enum(BROWSERS),
  system: z.enum(SYSTEMS),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
})
export type Device = z.infer<typeof Device>

export const getDevices = defineCall({
  name: 'getDevices',
  ...routes.getDevices,
  about: 'Where an account is signed in, the last used first.',
  who: 'customer',
  output: z.object({ devices: z.array(Device) }),
  refusals: [],
})

export const endDevice = defineCall({
  name: 'endDevice',
  ...routes.endDevice,
  about: 'Signs one device out. Another’s is as unknown as one that never was.',
  who: 'customer',
  params: z.object({ id: z.uuid() }),
  output: z.object({ isEnded: z.literal(true) }),
  refusals: ['device-not-found'],
  logs: 'sign-out',
})

export const endDevices = defineCall({
  name: 'endDevices',
  ...routes.endDevices,
  about: 'Signs every device out, this one too.',
  who: 'customer',
  output: z.object({ isEnded: z.literal(true) }),
  refusals: [],
  logs: 'sign-out',
})

import type { Handler } from '#api/calls/handler.ts'
import type { getLook } from '#contract/sites/look.ts'
import { tellLook } from './look-to-wire.ts'

export const handleGetLook: Handler<typeof getLook> = async (_input, { db }) => ({ value: await tellLook(db) })

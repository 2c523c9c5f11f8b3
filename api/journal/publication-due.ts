import type { DueHandler } from '#api/background/due-handler.ts'
import { tellChange } from '#db/queries/basics/tell-change.ts'

/** The hour of something has come: kept pages that do not show it yet, or still do, are made anew. */
export const handlePublication: DueHandler = ({ transact }) => transact(tellChange)

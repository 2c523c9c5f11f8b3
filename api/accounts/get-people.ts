import type { Handler } from '#api/calls/handler.ts'
import type { getPeople } from '#contract/accounts/people.ts'
import { listOpenInvitations } from '#db/queries/accounts/invitations.ts'
import { listPeople } from '#db/queries/accounts/people.ts'
import { personToWire } from './people.ts'

export const handleGetPeople: Handler<typeof getPeople> = async (_, { db, principal, now }) => {
  const people = await listPeople(db)
  const invitations = await listOpenInvitations(db, now)
  return {
    value: {
      people: people.map((row) => personToWire(row, principal?.id ?? null)),
      invitations: invitations.map(({ email, office_role, created_at, expires_at }) => ({
        email,
        role: office_role,
        createdAt: created_at.toISOString(),
        expiresAt: expires_at.toISOString(),
      })),
    },
  }
}

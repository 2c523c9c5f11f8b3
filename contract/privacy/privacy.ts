import { z } from 'zod'
import { Email, Password } from '#contract/accounts/accounts.ts'
import { OWN_PASSWORD_REFUSALS } from '#contract/accounts/passwords.ts'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { FileAnswer, IdParam, listOutput, OneLine, Text } from '#contract/basics/shapes.ts'
import { PRIVACY_KINDS, PRIVACY_ORIGINS, PRIVACY_STATES } from './closed-sets.ts'
import * as routes from './routes.ts'

const LinkToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
const EXPORT_LIMIT = { per: 'address', max: 60, seconds: 3600 } as const

/** Everything that is known of a person, part by part, each as it lies in its table. */
const PersonalExport = z.object({
  madeAt: z.string(),
  address: z.string(),
  /** Whether what was left under the address without signing in is part of it. */
  coversAddress: z.boolean(),
  parts: z.array(z.object({ name: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
})
export type PersonalExport = z.infer<typeof PersonalExport>

const PrivacyRequest = z.object({
  id: z.number().int(),
  kind: z.enum(PRIVACY_KINDS),
  origin: z.enum(PRIVACY_ORIGINS),
  /** Null once the person is forgotten. */
  email: z.string().nullable(),
  message: z.string(),
  receivedAt: z.string(),
  dueAt: z.string(),
  state: z.enum(PRIVACY_STATES),
  doneAt: z.string().nullable(),
  isOverdue: z.boolean(),
})
export type PrivacyRequest = z.infer<typeof PrivacyRequest>

export const getUserExport = defineCall({
  name: 'getUserExport',
  ...routes.getUserExport,
  about:
    'Everything that is known of the caller. What was left under their address without signing in only once they have shown that it is theirs.',
  who: 'customer',
  output: PersonalExport,
  refusals: [],
  limit: { per: 'account', max: 60, seconds: 3600 },
})

export const getUserExportFile = defineCall({
  name: 'getUserExportFile',
  ...routes.getUserExportFile,
  about: 'The same as a JSON file to keep.',
  who: 'customer',
  output: FileAnswer,
  answersFile: true,
  refusals: [],
  limit: { per: 'account', max: 60, seconds: 3600 },
  logs: 'export',
})

export const deleteUser = defineCall({
  name: 'deleteUser',
  ...routes.deleteUser,
  about:
    'Forgets the caller: account, addresses, carts, messages, mails and files are deleted, orders stay without a name, invoices go to the archive that the law wants. Refused while an order is under way or money is owed.',
  who: 'customer',
  body: z.object({ password: Password }),
  output: z.object({ isDeleted: z.literal(true), coversAddress: z.boolean() }),
  refusals: [...OWN_PASSWORD_REFUSALS, 'account-kept', 'order-under-way', 'money-owed'],
  answersSecret: true,
  logs: 'deletion',
})

export const getUserPrivacyRequests = defineCall({
  name: 'getUserPrivacyRequests',
  ...routes.getUserPrivacyRequests,
  about: 'What the caller has asked about their data, newest first.',
  who: 'customer',
  output: z.object({ requests: z.array(PrivacyRequest) }),
  refusals: [],
})

export const askPrivacyRequest = defineCall({
  name: 'askPrivacyRequest',
  ...routes.askPrivacyRequest,
  about:
    'Asks something about the data of an address. To see or delete them, a mail leads on; what a person must decide is kept for the estate, with its date. The answer is the same for every address.',
  who: 'visitor',
  body: z.object({ email: Email, kind: z.enum(PRIVACY_KINDS), message: Text(2_000).default('') }),
  output: z.object({ isAsked: z.literal(true) }),
  refusals: ['too-many-requests'],
  limit: { per: 'address', max: 20, seconds: 3600 },
})

export const getAddressExport = defineCall({
  name: 'getAddressExport',
  ...routes.getAddressExport,
  about: 'Everything that is known under an address, for whoever follows the link that was sent there, for a day.',
  who: 'visitor',
  differsBy: 'link',
  params: LinkToken,
  output: PersonalExport,
  refusals: ['privacy-link-over'],
  limit: EXPORT_LIMIT,
  logs: 'export',
})

export const getAddressExportFile = defineCall({
  name: 'getAddressExportFile',
  ...routes.getAddressExportFile,
  about: 'The same as a JSON file to keep.',
  who: 'visitor',
  differsBy: 'link',
  params: LinkToken,
  output: FileAnswer,
  answersFile: true,
  refusals: ['privacy-link-over'],
  limit: EXPORT_LIMIT,
  logs: 'export',
})

export const deleteAddress = defineCall({
  name: 'deleteAddress',
  ...routes.deleteAddress,
  about: 'Forgets whoever an address belongs to, by the link that was sent there, once.',
  who: 'visitor',
  params: LinkToken,
  output: z.object({ isDeleted: z.literal(true) }),
  refusals: ['privacy-link-over', 'account-kept', 'order-under-way', 'money-owed'],
  limit: EXPORT_LIMIT,
  logs: 'deletion',
})

export const getPrivacyRequests = defineCall({
  name: 'getPrivacyRequests',
  ...routes.getPrivacyRequests,
  about: 'What people have asked about their data: what is open first, the soonest due on top.',
  who: 'admin',
  area: 'privacy',
  list: defineList({
    filters: {
      state: { value: 'text', operators: ['equal', 'different'] },
      kind: { value: 'text', operators: ['equal', 'different'] },
    },
    orderBy: ['urgency', 'receivedAt', 'id'],
    defaultOrder: 'urgency',
    defaultNbItem: 20,
  }),
  output: listOutput('privacyRequest', PrivacyRequest),
  refusals: [],
})

export const closePrivacyRequest = defineCall({
  name: 'closePrivacyRequest',
  ...routes.closePrivacyRequest,
  about: 'Notes that the estate has answered a request, or has refused it.',
  who: 'admin',
  area: 'privacy',
  params: z.object({ id: IdParam }),
  body: z.object({ state: z.enum(['DONE', 'REFUSED']) }),
  output: z.object({ privacyRequest: PrivacyRequest }),
  refusals: ['privacy-request-not-found'],
})

export const getInvoiceArchive = defineCall({
  name: 'getInvoiceArchive',
  ...routes.getInvoiceArchive,
  about:
    'Invoices of people who were forgotten, whole, for administrators who keep the accounts. Whoever reads them is noted in the security log.',
  who: 'admin',
  area: 'accounts',
  list: defineList({
    filters: { year: { value: 'number', operators: ['equal'] }, number: { value: 'number', operators: ['equal'] } },
    orderBy: ['issuedAt'],
    defaultOrder: '-issuedAt',
    defaultNbItem: 20,
  }),
  output: listOutput(
    'archivedInvoice',
    z.object({
      series: z.enum(['INVOICE', 'CREDIT_NOTE']),
      year: z.number().int(),
      number: z.number().int(),
      idOrder: z.number().int(),
      issuedAt: z.string(),
      total: z.number(),
      content: z.unknown(),
      archivedAt: z.string(),
    }),
  ),
  refusals: ['accountants-only'],
  logs: 'archive-read',
})

export const getCustomerExport = defineCall({
  name: 'getCustomerExport',
  ...routes.getCustomerExport,
  about:
    'Everything that is known of a customer, as a JSON file to hand them when they ask the estate for it. Noted in the security log.',
  who: 'admin',
  area: 'privacy',
  params: z.object({ id: IdParam }),
  output: FileAnswer,
  answersFile: true,
  refusals: ['user-not-found'],
  logs: 'export',
})

export const deleteCustomer = defineCall({
  name: 'deleteCustomer',
  ...routes.deleteCustomer,
  about:
    'Forgets a customer who has asked the estate to: the account ends at once and is deleted with all that the law does not want kept. The name is typed once more. Refused while an order is under way or money is owed.',
  who: 'admin',
  area: 'privacy',
  params: z.object({ id: IdParam }),
  body: z.object({ name: OneLine(200).min(1) }),
  output: z.object({ isDeleted: z.literal(true), coversAddress: z.boolean() }),
  refusals: ['user-not-found', 'account-kept', 'order-under-way', 'money-owed'],
  logs: 'deletion',
})

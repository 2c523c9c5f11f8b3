import { z } from 'zod'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import type { ListRules } from '#contract/basics/list-query.ts'
import type { Refusal } from '#contract/basics/refusals.ts'
import { Id, IdParam, StreamedFile } from '#contract/basics/shapes.ts'
import type { OfficeArea } from './closed-sets.ts'

/** What can be done with things of a kind besides reading them. */
type Deed = 'create' | 'change' | 'changeMany' | 'remove'

/**
 * A kind of things that the back office works on. Said once, it gives the calls for its list, its export, one of it, a new
 * one, a change, a change of many and a removal; `api/office/` answers them from where its rows lie (`db/resources/`).
 */
export interface ResourceDefinition {
  /** Where an answer keeps one of them, and where it keeps several. */
  one: string
  many: string
  path: `/admin/${string}`
  area: OfficeArea
  /** What they are, as a sentence of the API's page can end with it. */
  about: string
  /** What is typed of one. A change gives what changes; parts that are lists or texts by language come whole. */
  fields: z.ZodObject
  /** What is told of one and not typed. */
  facts?: z.ZodObject
  /** One of them is told by a call of its own, at the same path. */
  hasOwnGet?: true
  /** What a list tells of each. */
  row: z.ZodObject
  list: ListRules
  can: readonly Deed[]
  /** What is removed can be brought back for thirty days. */
  hasTrash?: true
  /** Of a change of many: what can be set alike. */
  alike?: z.ZodObject
  /** What its own rules may refuse. */
  refusals?: readonly Refusal[]
}

/** Counts up with each change: whoever changes says which one they have seen. */
const Version = z.number().int().positive()

/** As many as a list shows at most. */
const MOST_AT_ONCE = 100

export function defineResource<const Resource extends ResourceDefinition>(resource: Resource): Resource {
  return resource
}

export type ResourceDeed = 'list' | 'export' | 'get' | 'trash' | 'restore' | Deed

/** The calls of a resource, by what they do. */
export function callsOf(resource: ResourceDefinition): Partial<Record<ResourceDeed, CallDefinition>> {
  const { can, hasOwnGet, hasTrash } = resource
  const all: Record<ResourceDeed, () => CallDefinition> = {
    list: () => listCall(resource),
    export: () => exportCall(resource),
    get: () => getCall(resource),
    create: () => createCall(resource),
    change: () => changeCall(resource),
    changeMany: () => changeManyCall(resource),
    remove: () => removeCall(resource),
    trash: () => trashCall(resource),
    restore: () => restoreCall(resource),
  }
  const deeds: ResourceDeed[] = ['list', 'export', ...(hasOwnGet ? [] : (['get'] as const)), ...can]
  if (hasTrash) deeds.push('trash', 'restore')
  return Object.fromEntries(deeds.map((deed) => [deed, all[deed]()]))
}

/** `carriers.change`: the name of a resource's call. */
function resourceCallName({ many }: ResourceDefinition, deed: ResourceDeed): string {
  return `${many}.${deed}`
}

/** One of them as it is told: what is typed, what is told besides, its id and its version. */
function recordOf({ fields, facts }: ResourceDefinition): z.ZodObject {
  return z.object({ id: Id, version: Version, ...fields.shape, ...facts?.shape })
}

function common(resource: ResourceDefinition, deed: ResourceDeed) {
  return { name: resourceCallName(resource, deed), who: 'admin', area: resource.area } as const
}

function listCall(resource: ResourceDefinition): CallDefinition {
  const { many, path, about, row, list } = resource
  const output = z.object({ [many]: z.array(row.extend({ id: Id })), total: z.number().int() })
  return { ...common(resource, 'list'), method: 'GET', path, about: `A list of ${about}.`, list, output, refusals: [] }
}

function exportCall(resource: ResourceDefinition): CallDefinition {
  const { path, about, list } = resource
  return {
    ...common(resource, 'export'),
    method: 'GET',
    path: `${path}/export`,
    about: `All that a list of ${about} finds, as a CSV file.`,
    list,
    output: StreamedFile,
    answersFile: true,
    refusals: [],
    logs: 'export',
  }
}

function getCall(resource: ResourceDefinition): CallDefinition {
  const { one, path, about } = resource
  return {
    ...common(resource, 'get'),
    method: 'GET',
    path: `${path}/:id`,
    about: `One of ${about}, whole, with its version.`,
    params: z.object({ id: IdParam }),
    output: z.object({ [one]: recordOf(resource) }),
    refusals: ['thing-not-found'],
  }
}

function createCall(resource: ResourceDefinition): CallDefinition {
  const { one, path, about, fields, refusals = [] } = resource
  return {
    ...common(resource, 'create'),
    method: 'POST',
    path,
    about: `Adds to ${about}.`,
    body: fields,
    output: z.object({ [one]: recordOf(resource) }),
    refusals,
  }
}

function changeCall(resource: ResourceDefinition): CallDefinition {
  const { one, path, about, fields, refusals = [] } = resource
  return {
    ...common(resource, 'change'),
    method: 'PUT',
    path: `${path}/:id`,
    about: `Changes one of ${about}: what is not given stays. Refused when somebody has changed it since \`version\`.`,
    params: z.object({ id: IdParam }),
    body: z.object({ ...withoutDefaults(fields).shape, version: Version }),
    output: z.object({ [one]: recordOf(resource) }),
    refusals: ['thing-not-found', 'changed-meanwhile', ...refusals],
  }
}

function changeManyCall(resource: ResourceDefinition): CallDefinition {
  const { path, about, alike, refusals = [] } = resource
  if (!alike) throw new Error(`${resource.many}: what can be set alike is not said.`)
  return {
    ...common(resource, 'changeMany'),
    method: 'PUT',
    path,
    about: `Sets the same on several of ${about}, or on none of them.`,
    body: z.object({ ids: z.array(Id).min(1).max(MOST_AT_ONCE), set: withoutDefaults(alike) }),
    output: z.object({ changed: z.number().int() }),
    refusals: ['thing-not-found', ...refusals],
  }
}

function removeCall(resource: ResourceDefinition): CallDefinition {
  const { path, about, refusals = [] } = resource
  return {
    ...common(resource, 'remove'),
    method: 'DELETE',
    path: `${path}/:id`,
    about: `Removes one of ${about}. Refused while something else needs it.`,
    params: z.object({ id: IdParam }),
    body: z.object({ version: Version }),
    output: z.object({ id: Id }),
    refusals: ['thing-not-found', 'changed-meanwhile', 'still-used', ...refusals],
  }
}

function trashCall(resource: ResourceDefinition): CallDefinition {
  const { many, path, about, row } = resource
  const removed = row.extend({ id: Id, removedAt: z.string(), goesAt: z.string() })
  return {
    ...common(resource, 'trash'),
    method: 'GET',
    path: `${path}/trash`,
    about: `What was removed of ${about} and can be brought back, as their list told it; the last first, a hundred at most.`,
    output: z.object({ [many]: z.array(removed), total: z.number().int() }),
    refusals: [],
  }
}

function restoreCall(resource: ResourceDefinition): CallDefinition {
  const { one, path, about } = resource
  return {
    ...common(resource, 'restore'),
    method: 'PUT',
    path: `${path}/trash/:id`,
    about: `Brings back one of ${about} that was removed, as it was. Refused while another has its place, or something that it needs is gone.`,
    params: z.object({ id: IdParam }),
    output: z.object({ [one]: recordOf(resource) }),
    refusals: ['thing-not-found', 'trash-place-taken', 'trash-incomplete'],
  }
}

/** What is not given stays as it is: a default would change it. */
function withoutDefaults(fields: z.ZodObject): z.ZodObject {
  const shapes = Object.entries(fields.shape).map(([name, shape]) => {
    const own = shape instanceof z.ZodDefault ? shape.unwrap() : shape
    return [name, (own as z.ZodType).optional()]
  })
  return z.object(Object.fromEntries(shapes))
}

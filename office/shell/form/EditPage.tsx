import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { EditBase, type HttpError, Loading, type RaRecord, useDelete, useEditContext, useNotify } from 'react-admin'
import { z } from 'zod'
import type { ResourceDefinition } from '#contract/office/define-resource.ts'
import { ConflictDialog } from '#office/shell/conflict/ConflictDialog.tsx'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useRemoveHint } from '#office/shell/trash/use-trash-words.ts'
import { fill } from '#words/basics/fill.ts'
import { BackLink } from './BackLink.tsx'
import { unwrapped } from './field-kind.ts'
import type { FormPart } from './form-part.ts'
import { ThingForm } from './ThingForm.tsx'
import { useLeave } from './use-leave.ts'

interface EditPageProps {
  name: string
  resource: ResourceDefinition
  parts: readonly FormPart[]
  nameOf: (record: RaRecord) => string
  /** What else can be done with it, beside its name. */
  acts?: ((record: RaRecord) => ReactNode) | undefined
}

type Values = Record<string, unknown>

/** One thing, changed and saved; who was overtaken is told by what. */
export function EditPage(props: EditPageProps) {
  const { saved } = useWords().form
  const notify = useNotify()
  const [mine, setMine] = useState<Values | null>(null)
  const onError = (error: unknown, asked: unknown) => {
    const { body, message } = error as HttpError
    if (body?.code === 'changed-meanwhile') setMine((asked as { data: Values }).data)
    else notify(message, { type: 'error' })
  }
  const onSuccess = () => notify(saved, { type: 'success' })
  return (
    <EditBase
      resource={props.name}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onError, onSuccess }}
    >
      <EditForm {...props} mine={mine} onSettled={() => setMine(null)} />
    </EditBase>
  )
}

function EditForm(props: EditPageProps & { mine: Values | null; onSettled: () => void }) {
  const { name, resource, parts, nameOf, acts, mine, onSettled } = props
  const { record } = useEditContext()
  if (!record || !isWhole(record, resource)) return <Loading />
  return (
    <>
      <PageHead title={nameOf(record)} above={<BackLink name={name} />}>
        {acts?.(record)}
      </PageHead>
      <ThingForm
        name={name}
        resource={resource}
        parts={parts}
        more={
          resource.can.includes('remove') && (
            <RemoveButton name={name} resource={resource} record={record} title={nameOf(record)} />
          )
        }
      >
        {mine && <ConflictDialog name={name} resource={resource} base={record} mine={mine} onSettled={onSettled} />}
      </ThingForm>
    </>
  )
}

/** What a list has told of it comes first, without its parts; the whole follows. */
function isWhole(record: RaRecord, { fields }: ResourceDefinition): boolean {
  return Object.entries(fields.shape).every(
    ([name, shape]) =>
      Object.hasOwn(record, name) && (Array.isArray(record[name]) || !(unwrapped(shape).inner instanceof z.ZodArray)),
  )
}

interface RemoveButtonProps {
  name: string
  resource: ResourceDefinition
  record: RaRecord
  title: string
}

function RemoveButton({ name, resource, record, title }: RemoveButtonProps) {
  const words = useWords().form
  const hint = useRemoveHint(resource.hasTrash)
  const [isAsking, setAsking] = useState(false)
  const notify = useNotify()
  const leave = useLeave()
  const [remove, { isPending }] = useDelete()
  const confirm = () =>
    remove(
      name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(words.removed, { type: 'success' })
          leave(`/${name}`)
        },
        onError: (error: unknown) => notify((error as Error).message, { type: 'error' }),
      },
    )
  return (
    <>
      <Button color="error" disabled={isPending} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={fill(words.removeTitle, { name: title })}
        text={hint}
        confirm={words.remove}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  )
}

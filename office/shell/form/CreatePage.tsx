import { useEffect, useState } from 'react'
import { CreateBase, type HttpError, type RaRecord, useNotify } from 'react-admin'
import type { ResourceDefinition } from '#contract/office/define-resource.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { BackLink } from './BackLink.tsx'
import type { FormPart } from './form-part.ts'
import { ThingForm } from './ThingForm.tsx'
import { useLeave } from './use-leave.ts'

interface CreatePageProps {
  name: string
  resource: ResourceDefinition
  parts: readonly FormPart[]
}

/** A new thing; once it is there, one goes on with it. */
export function CreatePage({ name, resource, parts }: CreatePageProps) {
  const words = useWords().form
  const { one } = useThingWords(name)
  const notify = useNotify()
  const [created, setCreated] = useState<RaRecord['id'] | null>(null)
  const onSuccess = ({ id }: RaRecord) => {
    notify(words.created, { type: 'success' })
    setCreated(id)
  }
  const onError = (error: unknown) => notify((error as HttpError).message, { type: 'error' })
  return (
    <CreateBase resource={name} mutationOptions={{ onSuccess, onError }}>
      <PageHead title={`${one} — ${words.newOne.toLowerCase()}`} above={<BackLink name={name} />} />
      <ThingForm name={name} resource={resource} parts={parts}>
        {created !== null && <Leave to={`/${name}/${created}`} />}
      </ThingForm>
    </CreateBase>
  )
}

function Leave({ to }: { to: string }) {
  const leave = useLeave()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => leave(to), [])
  return null
}

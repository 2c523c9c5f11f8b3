import { Box } from '@mui/material'
import { useState } from 'react'
import { Loading } from 'react-admin'
import { simulateDelivery } from '#contract/deliveries/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import type { Pages } from '#office/shell/pages.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useBusinessWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { SimulatedCarriers } from './SimulatedCarriers.tsx'
import { SimulationForm } from './SimulationForm.tsx'
import type { SimulationRequest } from './simulation-request.ts'

export const simulatorPages: Pages = { list: SimulatorPage }

/** What a customer would pay to have a basket brought somewhere. */
function SimulatorPage() {
  const { title } = useThingWords('simulator')
  const words = useBusinessWords().simulator
  const [request, setRequest] = useState<SimulationRequest | null>(null)
  return (
    <>
      <PageHead title={title} note={words.intro} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 1100, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SimulationForm onRun={setRequest} />
        {request && <Answer key={JSON.stringify(request)} request={request} />}
      </Box>
    </>
  )
}

function Answer({ request }: { request: SimulationRequest }) {
  const locale = useSpokenLocale()
  const key = JSON.stringify([request, locale])
  const { data, refusal } = useAnswer(key, () => ask(simulateDelivery, { query: request }))
  if (refusal) return <Box role="alert">{refusal}</Box>
  return data ? <SimulatedCarriers simulation={data.simulation} /> : <Loading />
}

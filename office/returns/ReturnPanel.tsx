import { Box, Button, Link } from '@mui/material'
import { useState } from 'react'
import { fillPath } from '#client/http-transport.ts'
import type { Return } from '#contract/returns/returns.ts'
import { acceptReturn, getReturnFile } from '#contract/returns/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { mayTurn } from '#rules/returns/return-states.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { type Step, StepForm } from './StepForm.tsx'

interface ReturnPanelProps {
  back: Return
  onClose: () => void
}

/** One return: what comes back and why, what has happened, and the next step. */
export function ReturnPanel({ back, onClose }: ReturnPanelProps) {
  const words = useScreenWords().returns
  const { fields, choices } = useThingWords('returns')
  const { moment } = useMoment()
  const locale = useSpokenLocale()
  const mayChange = useMayChange('orders')
  const { act, isBusy } = useAct()
  const [step, setStep] = useState<Step | null>(null)
  const params = { id: String(back.id) }
  const can = (to: Return['state']) => mayChange && mayTurn(back.state, to)
  return (
    <Panel
      title={back.order.reference}
      note={choices.state?.[back.state]}
      onClose={onClose}
      acts={
        !step && (
          <>
            {can('ACCEPTED') && (
              <Button
                variant="contained"
                disabled={isBusy}
                onClick={() => void act(ask(acceptReturn, { params }), words.accepted)}
              >
                {words.accept}
              </Button>
            )}
            {can('RECEIVED') && (
              <Button variant="contained" onClick={() => setStep('receive')}>
                {words.receive}
              </Button>
            )}
            {can('REFUNDED') && (
              <Button variant={can('RECEIVED') ? 'outlined' : 'contained'} onClick={() => setStep('refund')}>
                {words.refund}
              </Button>
            )}
            {can('LABEL_SENT') && <Button onClick={() => setStep('label')}>{words.label}</Button>}
            {can('REFUSED') && (
              <Button color="error" onClick={() => setStep('refuse')}>
                {words.refuse}
              </Button>
            )}
          </>
        )
      }
    >
      {step && <StepForm step={step} back={back} onDone={() => setStep(null)} />}
      <Facts
        facts={[
          [fields.askedAt ?? '', moment(back.askedAt)],
          [fields.declaredBy ?? '', back.declaredBy],
          [fields.description ?? '', back.description],
          [fields.refusal ?? '', back.refusal],
          [fields.refunded ?? '', back.refunded === null ? '' : formatPrice(back.refunded, locale)],
        ]}
      />
      <section>
        <h3>{fields.lines}</h3>
        <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
          {back.lines.map(({ line, name, label, quantity, reason, isFit }) => (
            <li key={line}>
              {quantity} × {name} {label} — {choices.reason?.[reason]}
              {isFit && ` · ${words.fit}`}
            </li>
          ))}
        </Box>
      </section>
      {back.pictures.length > 0 && (
        <section>
          <h3>{words.pictures}</h3>
          {back.pictures.map(({ file, filename }) => (
            <Link key={file} href={fileAddress(back, file)} target="_blank" rel="noopener" sx={{ display: 'block' }}>
              {filename}
            </Link>
          ))}
        </section>
      )}
      <section>
        <h3>{fields.events}</h3>
        <Facts
          facts={back.events.map(({ state, actor, at }) => [
            moment(at),
            `${choices.state?.[state]} (${choices.actor?.[actor]})`,
          ])}
        />
      </section>
    </Panel>
  )
}

function fileAddress({ id, order }: Return, file: string): string {
  return `/api${fillPath(getReturnFile.path, { id: order.publicId, idReturn: id, file })}`
}

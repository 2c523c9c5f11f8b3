import { useState, useSyncExternalStore } from 'react'
import type { Failure } from '#contract/basics/envelope.ts'
import type { Customization } from '#contract/customizations/customizations.ts'
import { priceCustomizations } from '#contract/customizations/routes.ts'
import { openQuestions } from '#rules/customizations/customization-answers.ts'
import { atLeastShown } from '#site/browser/at-least-shown.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { type KeptAnswer, type KeptAnswers, keptAnswers, memoryKey } from './answers-memory.ts'
import { createAnswersStore } from './answers-store.ts'
import { useCustomization } from './customizing.tsx'
import { localErrors, stepOfErrors, toldErrors } from './field-errors.ts'
import { useFaults } from './use-faults.ts'
import { usePlace } from './use-place.ts'

interface CustomizedProduct {
  idProduct: number
  idDeclination: number
  siteUrl: string
  steps: readonly Customization[]
}

/** What the server said last, and of which answers. */
interface Told {
  answers: string
  price: number
  costs: readonly { id: number; price: number }[]
}

const NOTHING: KeptAnswers = {}
const never = () => () => {}

/** The state of the wizard: where one is, what was answered, what is wrong, what it costs. */
export function useWizard({ idProduct, idDeclination, siteUrl, steps }: CustomizedProduct) {
  const { words } = useCustomization()
  const [store] = useState(() => createAnswersStore(memoryKey(siteUrl, idDeclination), openQuestions(steps)))
  const kept = useSyncExternalStore(store.subscribe, store.get, () => NOTHING)
  const isAlive = useIsAlive()
  const faults = useFaults()
  const [isBusy, setIsBusy] = useState(false)
  const [told, setTold] = useState<Told | null>(null)
  const answers = keptAnswers(kept, openQuestions(steps))
  const { place, go, isFromSummary } = usePlace({ steps, answers, isAlive })

  const change = (questionId: number, answer: KeptAnswer) => {
    store.change(questionId, answer)
    faults.forget(questionId)
    faults.setTrouble(null)
  }
  /** Shows what a refusal says, where it belongs. */
  const showFailure = ({ errors = {}, message }: Failure) => {
    const wrong = toldErrors(errors)
    faults.refuse(wrong)
    const at = stepOfErrors(steps, wrong)
    if (at === null) faults.setTrouble(Object.values(errors)[0] ?? message)
    else if (at !== place) go(at)
  }
  /** The server checks and prices; only then does one go on. */
  const advance = async () => {
    const step = steps[place]
    if (!step || isBusy) return
    faults.clear()
    const wrong = localErrors({ questions: step.questions, kept, words })
    if (Object.keys(wrong).length > 0) return faults.refuse(wrong)
    setIsBusy(true)
    const asked = ask(priceCustomizations, { params: { idProduct, idDeclination }, body: { customizations: answers } })
    const answer = await atLeastShown(asked).catch(() => null)
    setIsBusy(false)
    if (!answer) return faults.setTrouble(words.offline)
    if (!answer.success) return showFailure(answer)
    const { price, customizations: costs } = answer.data
    setTold({ answers: JSON.stringify(answers), price, costs })
    go(isFromSummary ? steps.length : place + 1)
  }

  const { clear } = store
  return { kept, answers, place, faults, isBusy, isAlive, told, isFromSummary, clear, change, advance, showFailure, go }
}

export type Wizard = ReturnType<typeof useWizard>

/** Whether the page has been taken over by its script. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

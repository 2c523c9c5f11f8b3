import type { Handler } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { answerMessage } from '#contract/content/messages.ts'
import { addAnswer, countAnswers, lockMessage } from '#db/queries/content/messages.ts'

/** The log tells that there was an answer; what it said is between the estate and who wrote. */
export const handleAnswerMessage: Handler<typeof answerMessage> = async ({ params: { id }, body }, parts) => {
  const { db, principal, now, randomId } = parts
  const message = await lockMessage(db, id)
  if (!message) return { refusal: 'thing-not-found' }
  const answers = await countAnswers(db, id)
  if (answers !== body.answers) return { refusal: 'changed-meanwhile' }
  const answer = { message_id: id, user_id: principal?.id ?? null, text: body.text, created_at: now }
  const facts = { answerId: await addAnswer(db, answer) }
  const { email: recipient, locale } = message
  await queueMail(db, { kind: 'MESSAGE_ANSWER', locale, recipient, orderId: null, facts, now, randomId })
  const changes = [{ thing: 'messages', id, before: null, after: { isAnswered: true, answers: answers + 1 } }]
  return { value: { id, answers: answers + 1 }, changes }
}

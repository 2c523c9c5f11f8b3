import { ContactForm } from '#site/content/contact/ContactForm.tsx'
import { PageStep } from '#site/forms/PageStep.tsx'
import { SubscribeForm } from '#site/newsletters/SubscribeForm.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import type { OwnPartProps } from './own-part-props.ts'

// What is sent goes to the page of the form, which answers with what is wrong or with thanks: with a script and without.

export function ContactPart({ view }: OwnPartProps<'contact'>) {
  return <ContactForm view={view} sent={null} action={view.action} />
}

export function NewsletterPart({ view }: OwnPartProps<'newsletter'>) {
  return <SubscribeForm view={view} sent={null} action={view.action} />
}

/** The first step of a form; one that asks for nothing but files is led to. */
export function FormPart({ view: { form, step, ticket, sending, action, words } }: OwnPartProps<'form'>) {
  if (step === 'files') {
    return (
      <LinkButton to={action} size="medium">
        {form.title}
      </LinkButton>
    )
  }
  return (
    <>
      {form.intro && <p className="mb-8 max-w-[56ch] whitespace-pre-line">{form.intro}</p>}
      <PageStep
        form={form}
        state={{ step, answers: {}, errors: {}, message: null, ticket, sending }}
        words={words}
        action={action}
      />
    </>
  )
}

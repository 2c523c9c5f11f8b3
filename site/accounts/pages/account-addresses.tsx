import {
  addUserAddress,
  deleteUserAddress,
  getUserAddresses,
  updateUserAddress,
} from '#contract/accounts/address-routes.ts'
import { getCountries } from '#contract/places/routes.ts'
import { MOST_ADDRESSES } from '#rules/accounts/address-book.ts'
import { AddressForm } from '#site/accounts/addresses/AddressForm.tsx'
import { AddressList } from '#site/accounts/addresses/AddressList.tsx'
import { formRequest, given, text } from '#site/accounts/form-answer.server.ts'
import { AccountSection } from '#site/accounts/frame/AccountSection.tsx'
import { answerAccountForm, doneIn } from '#site/accounts/frame/answer-account-form.server.ts'
import { DoneNotice } from '#site/accounts/frame/DoneNotice.tsx'
import { answeredToOwner } from '#site/accounts/frame/signed-in.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { type PageContext, pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { Link } from '#ui/router/Link.tsx'
import { addressBookWords } from '#words/accounts/addresses/words.ts'
import { accountWords } from '#words/accounts/words.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import type { Route } from './+types/account-addresses.ts'

const PATH = '/account/addresses'
const FIELDS = [
  'firstname',
  'lastname',
  'company',
  'address',
  'addressPart2',
  'postalCode',
  'city',
  'idCountry',
] as const
const TICKS = ['isDeliveryDefault', 'isBillingDefault', 'isCityConfirmed'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { addresses } = answeredToOwner(await page.askAsCaller(getUserAddresses, {}), page)
  const { countries } = answered(await page.ask(getCountries, {}))
  const said = addressBookWords[page.locale]
  const edited = Number(new URL(request.url).searchParams.get('edit'))
  return {
    words: accountWords[page.locale],
    said,
    addresses,
    edited: addresses.find(({ id }) => id === edited) ?? null,
    countries: countries.map(({ id, name }) => ({ id, name })),
    done: doneIn(request.url, said.done),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const form = await request.formData()
  const id = text(form, 'id')
  if (form.get('intent') !== 'remove') return saveAddress(page, { form, id })
  const answer = await page.askAsCaller(deleteUserAddress, { params: { id } })
  return answerAccountForm(page, { intent: 'remove', body: {}, answer, path: PATH, done: 'removed' })
}

async function saveAddress(page: PageContext, { form, id }: { form: FormData; id: string }) {
  const body = given(form, FIELDS)
  const ticks = Object.fromEntries(TICKS.map((name) => [name, form.get(name) === 'on']))
  const sent = { ...body, ...ticks, ...(body.idCountry ? { idCountry: Number(body.idCountry) } : {}) }
  const answer =
    id === ''
      ? await page.askAsCaller(addUserAddress, formRequest(addUserAddress, sent))
      : await page.askAsCaller(updateUserAddress, { ...formRequest(updateUserAddress, sent), params: { id } })
  const typed = { ...body, ...Object.fromEntries(TICKS.filter((name) => ticks[name]).map((name) => [name, 'on'])) }
  return answerAccountForm(page, { intent: 'save', body: typed, answer, path: PATH, done: 'saved' })
}

/** The addresses that need not be typed again. */
export default function AccountAddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { words, said, addresses, edited, countries, done } = loaderData
  const refused = (intent: string) => (actionData?.intent === intent ? actionData : null)
  const countryNames = Object.fromEntries(countries.map(({ id, name }) => [id, name]))
  const isFull = addresses.length >= MOST_ADDRESSES && !edited
  return (
    <>
      <title>{`${said.title} — ${site.name}`}</title>
      <h1 className="title-2">{said.title}</h1>
      <DoneNotice text={actionData ? refused('remove')?.message : done} />
      {addresses.length === 0 && <p className="mt-6 max-w-[60ch]">{said.empty}</p>}
      <AddressList addresses={addresses} said={said} locale={site.locale} countryNames={countryNames} />
      <AccountSection id="address" title={edited ? said.change : said.add} intro={isFull ? said.full : undefined}>
        {!isFull && (
          <AddressForm
            key={edited?.id ?? 'new'}
            words={words}
            said={said}
            address={edited}
            countries={countries}
            refused={refused('save')}
          />
        )}
        {edited && (
          <p className="mt-6">
            <Link to={pathInLocale(PATH, site.locale)} className="underline underline-offset-4">
              {said.cancel}
            </Link>
          </p>
        )}
      </AccountSection>
    </>
  )
}

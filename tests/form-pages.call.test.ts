import { expect, test } from 'vitest'
import { enterOffice } from './support/office.ts'
import { buildTestApp } from './support/test-app.ts'
import { addTestForm, USUAL_FIELDS } from './support/test-forms.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const formOf = (page: string) => /<form[\s\S]*?<\/form>/.exec(page)?.[0] ?? ''

/** The inputs of the first form of a page that hold something, as a browser without scripts sends them. */
function inputsOf(page: string): Record<string, string> {
  const form = formOf(page)
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => ({
    type: /type="(\w+)"/.exec(tag)?.[1],
    name: /name="([^"]+)"/.exec(tag)?.[1] ?? '',
    value: decode(/value="([^"]*)"/.exec(tag)?.[1] ?? ''),
    isChecked: / checked/.test(tag),
  }))
  const sent = inputs.filter(({ type, isChecked }) =>
    type === 'radio' || type === 'checkbox' ? isChecked : type !== 'file',
  )
  return Object.fromEntries(sent.map(({ name, value }) => [name, value]))
}

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** A site whose visitors take their time: nobody fills in a form at once. */
async function calmSite() {
  let seconds = 0
  const site = await createTestSite({ now: () => new Date(Date.now() + 1_000 * seconds) })
  const wait = (more: number) => {
    seconds += more
  }
  return { ...site, wait }
}

type CalmSite = Awaited<ReturnType<typeof calmSite>>

async function walk(site: CalmSite, path: string) {
  let page = await (await site.get(path)).text()
  const step = async (typed: Record<string, string>) => {
    site.wait(10)
    const answer = await site.postForm({ path, fields: { ...inputsOf(page), ...typed } })
    page = await answer.text()
    return { status: answer.status, page }
  }
  return { step, page: () => page }
}

const rowsOf = async ({ admin }: TestSite) =>
  (await admin.query('select answers, sending from estate.form_submissions order by id')).rows

test('two pages are filled in by plain forms: conditions are honoured and nothing that was typed is lost', async () => {
  const site = await calmSite()
  const [name, email, label, wording, , message] = USUAL_FIELDS as [
    (typeof USUAL_FIELDS)[number],
    (typeof USUAL_FIELDS)[number],
    (typeof USUAL_FIELDS)[number],
    (typeof USUAL_FIELDS)[number],
    unknown,
    (typeof USUAL_FIELDS)[number],
  ]
  const id = await addTestForm(site, {
    pages: [
      [name, label, wording],
      [email, message],
    ],
  })
  const { step, page } = await walk(site, `/forms/${id}`)
  expect(page().includes('Étape 1 sur 2')).toBe(true)
  expect(formOf(page())).not.toContain('Mots')

  // Ticked, and only now asked for its words.
  const ticked = await step({ 'a.name': 'Ève <b>', 'a.label': 'yes' })
  expect([ticked.status, formOf(ticked.page).includes('Mots'), ticked.page.includes('Étape 1')]).toEqual([
    200,
    true,
    true,
  ])
  const missed = await step({})
  expect(missed.status).toBe(400)
  expect(formOf(missed.page)).toMatch(/id="field-wording-problem" role="alert"[^>]*>Ce champ est obligatoire/)
  expect(formOf(missed.page)).toContain('value="Ève &lt;b&gt;"')

  expect((await step({ 'a.wording': 'Pour toi' })).page.includes('Étape 2 sur 2')).toBe(true)
  const wrong = await step({ 'a.email': 'eve' })
  expect([wrong.status, wrong.page.includes('value="eve"')]).toEqual([400, true])
  const back = await step({ intent: 'back' })
  expect(back.page.includes('Étape 1 sur 2')).toBe(true)
  expect(inputsOf(back.page)).toMatchObject({ 'a.name': 'Ève <b>', 'a.wording': 'Pour toi', 'a.email': 'eve' })
  await step({ 'a.name': 'Ève' })
  const sent = await step({ 'a.email': 'eve@example.com' })
  expect(sent.page.includes('Merci, c’est envoyé.')).toBe(true)
  expect((await rowsOf(site))[0].answers.map(({ key }: { key: string }) => key)).toEqual([
    'name',
    'label',
    'wording',
    'email',
  ])
})

test('files are asked for last, by a form that goes straight to the call with all answers', async () => {
  const site = await calmSite()
  const id = await addTestForm(site)
  const { step } = await walk(site, `/en/forms/${id}`)
  const { page } = await step({ 'a.name': 'Ève', 'a.email': 'eve@example.com' })
  expect(page.includes('Step 2 of 2')).toBe(true)
  expect(formOf(page)).toContain(`action="/api/forms/${id}/submit"`)
  expect(formOf(page)).toContain('encType="multipart/form-data"')
  const held = inputsOf(page)
  expect(JSON.parse(held.answers ?? '')).toEqual({ name: 'Ève', email: 'eve@example.com' })
  const form = new FormData()
  for (const [key, value] of Object.entries(held)) form.append(key, value)
  form.append('images', new Blob([]), '')
  const answer = await fetch(`${site.base}/api/forms/${id}/submit`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { accept: 'text/html', origin: site.base, cookie: '', referer: `${site.base}/en/forms/${id}` },
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/en/forms/${id}?sent=1`])
  expect(await rowsOf(site)).toHaveLength(1)
  expect((await (await site.get(`/en/forms/${id}?sent=1`)).text()).includes('Thank you.')).toBe(true)
  expect(formOf(await (await site.get(`/forms/${id}?refused=invalid-input`)).text())).toContain('8\u00a0Mo au plus')
})

test('a form that is not there, a draft and one of another estate have no page', async () => {
  const site = await createTestSite()
  const draft = await addTestForm(site, { isPublished: false })
  const foreign = await addTestForm(site, { siteId: 3 })
  for (const id of [draft, foreign, 999_999, 'x', '0', '1e1']) {
    expect([id, (await site.get(`/forms/${id}`)).status]).toEqual([id, 404])
  }
})

test('nothing of a form is kept for the next visitor', async () => {
  const site = await createTestSite()
  const [one, other] = [await site.get('/forms/1'), await site.get('/forms/1')]
  expect(one.headers.get('cache-control')).toContain('no-store')
  expect(inputsOf(await one.text()).sending).not.toBe(inputsOf(await other.text()).sending)
})

test('a form that comes at once, or was left open for days, is sent again with everything that was typed', async () => {
  const site = await calmSite()
  const id = await addTestForm(site, { pages: [USUAL_FIELDS.slice(0, 2)] })
  const path = `/forms/${id}`
  let page = await (await site.get(path)).text()
  const typed = { 'a.name': 'Ève', 'a.email': 'eve@example.com' }
  const send = async () => {
    const answer = await site.postForm({ path, fields: { ...inputsOf(page), ...typed } })
    page = await answer.text()
    return answer.status
  }
  const { ticket } = inputsOf(page)
  expect([await send(), inputsOf(page).ticket === ticket, page.includes('cru à une machine')]).toEqual([
    400,
    true,
    true,
  ])
  site.wait(4 * 86_400)
  expect([await send(), inputsOf(page).ticket === ticket, page.includes('ouverte depuis longtemps')]).toEqual([
    400,
    false,
    true,
  ])
  expect(inputsOf(page)).toMatchObject(typed)
  site.wait(5)
  expect([await send(), page.includes('Merci, c’est envoyé.')]).toEqual([200, true])
  expect(await rowsOf(site)).toHaveLength(1)
})

test('a form that is being written is drawn as its page will draw it, for who may write it, and sent nowhere', async () => {
  const site = await calmSite()
  const { token } = await enterOffice(await buildTestApp(site, {}), { role: 'EDITOR' })
  const id = await addTestForm(site)
  const { rows } = await site.admin.query('select definition from estate.forms where id = $1', [id])
  const definition = JSON.stringify(rows[0].definition)
  const preview = async (
    fields: Record<string, string>,
    headers: Record<string, string> = { authorization: token },
  ) => {
    const answer = await site.postForm({ path: '/preview/form', fields: { definition, ...fields }, headers })
    return { status: answer.status, page: await answer.text() }
  }
  const lasting = (page: string) => formOf(page).replace(/name="(sending|ticket)" value="[^"]*"|action="[^"]*"/g, '')
  const drawn = await preview({})
  expect(drawn.status).toBe(200)
  expect(lasting(drawn.page)).toBe(lasting(await (await site.get(`/forms/${id}`)).text()))
  const ticked = await preview({ step: '1', 'a.label': 'yes' })
  expect([formOf(drawn.page).includes('Mots'), formOf(ticked.page).includes('Mots')]).toEqual([false, true])
  expect((await preview({ step: 'files', intent: 'next' })).page).toContain('Merci.')
  expect(await rowsOf(site)).toEqual([])

  expect((await preview({}, {})).status).toBe(404)
  expect((await preview({ definition: '{' })).status).toBe(404)
  expect((await preview({}, { authorization: token, origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await site.get('/preview/form', { authorization: token })).status).toBe(404)
})

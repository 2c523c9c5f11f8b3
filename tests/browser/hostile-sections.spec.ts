import { expect } from '@playwright/test'
import { hostileSections } from '#tests/hostile/hostile-sections.ts'
import { HOOK, HTML_VECTORS } from '#tests/hostile/vectors.ts'
import { fr as words } from '#words/office/desk/fr.ts'
import { at, WHEN_READ } from './estates.ts'
import { ask, wake, watch } from './hostile.ts'
import { test } from './journey-test.ts'
import { OFFICE_HOST, openOffice, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })

const IMAGE = HTML_VECTORS.find((vector) => vector.startsWith('<img src=x onerror')) ?? ''

test(
  'a thousand vectors in the fields of every kind of section run neither on the page, nor in its preview, nor at the desk',
  ANY_WIDTH,
  async ({ context, page }) => {
    await signInToOffice(context)
    const slug = `essai-${crypto.randomUUID().slice(0, 8)}`
    const texts = { title: IMAGE, url: slug, menuTitle: IMAGE, metaDescription: IMAGE }
    const made = await ask(context, {
      method: 'POST',
      path: '/admin/pages',
      data: { isValid: true, showInMenu: false, texts: { fr: texts } },
    })
    const path = `/admin/pages/${made.page.id}`
    const { media } = await ask(context, { method: 'GET', path: '/admin/media?nbItem=1&kind=IMAGE' })
    const { sections, placed } = hostileSections(media[0].mediaId)
    expect(placed).toBeGreaterThan(1_000)
    const content = { fr: { title: IMAGE, metaDescription: IMAGE, sections } }
    const saved = await ask(context, { method: 'PUT', path: `${path}/draft`, data: { version: 0, content } })
    expect(saved.faults).toEqual([])
    const preview = await ask(context, { method: 'POST', path: `${path}/previews`, data: {} })
    await ask(context, { method: 'POST', path: `${path}/publication`, data: { version: saved.version } })

    const happened = await watch(page)
    for (const shown of [`/${slug}`, preview.path]) {
      await page.goto(at(OFFICE_HOST, shown), WHEN_READ)
      await expect(page.locator('main')).toContainText(HOOK)
      await wake(page)
    }
    await openOffice(page, `/pages/${made.page.id}`)
    const frame = page.frameLocator(`iframe[title="${words.desk.frame}"]`)
    await expect(frame.locator('[data-part]').first()).toBeVisible()
    await wake(page)
    await openOffice(page, '/pages')
    await expect(page.getByText(IMAGE).first()).toBeVisible()
    await wake(page)
    expect(happened).toEqual({ calls: 0, left: [] })
    await ask(context, { method: 'POST', path: `${path}/trash`, data: {} })
  },
)

test('the same hook is heard where something does run', ANY_WIDTH, async ({ page }) => {
  const happened = await watch(page)
  await page.setContent(IMAGE)
  await expect.poll(() => happened.calls).toBeGreaterThan(0)
})

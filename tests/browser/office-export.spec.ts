import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { fr as screens } from '#words/office/screens/fr.ts'
import { violationsOn } from './axe.ts'
import { test } from './journey-test.ts'
import { openOffice, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

const words = screens.export

test.use({ locale: 'fr-FR' })

test(
  'an owner has everything written into one file, sees it being made, and fetches it',
  ANY_WIDTH,
  async ({ page }) => {
    await signInToOffice(page.context())
    await openOffice(page, '/export')
    const prepare = page.getByRole('button', { name: words.ask })
    await expect(prepare).toBeEnabled()
    await prepare.click()
    await expect(page.getByText(words.asked)).toBeVisible()
    await expect(prepare).toBeDisabled()
    const newest = page.getByRole('region', { name: words.list, exact: true }).getByRole('listitem').first()
    const download = newest.getByRole('link', { name: words.download })
    await expect(download).toBeVisible({ timeout: 60_000 })
    await expect(newest).toContainText(words.states.READY)
    await expect(prepare).toBeEnabled()
    expect(await violationsOn(page)).toEqual([])

    const saving = page.waitForEvent('download')
    await download.click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.tar$/)
    const bytes = await readFile(await saved.path())
    expect(bytes.subarray(257, 262).toString()).toBe('ustar')
    expect(bytes.includes('manifest.json')).toBe(true)
  },
)

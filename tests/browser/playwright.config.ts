import { defineConfig } from '@playwright/test'
import { refusedEverywhere } from './connected-estates.ts'
import { EVERY_RUN } from './journey-runs.ts'
import type { JourneyOptions } from './journey-test.ts'
import { ANY_WIDTH, JOURNEY, PICTURES } from './tags.ts'

interface Browser {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

const { executablePath, args, env } = JSON.parse(process.env.CUVEE_CHROMIUM ?? '{"args":[],"env":{}}') as Browser

function launched(...more: string[]) {
  return {
    executablePath,
    // `*.localhost` always means this machine, whatever the resolver says.
    args: [...args, '--host-resolver-rules=MAP *.localhost 127.0.0.1', ...more],
    env: { ...(process.env as Record<string, string>), ...env },
  }
}

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const withoutPictures = { launchOptions: launched('--blink-settings=imagesEnabled=false') }
const withPictures = { launchOptions: launched() }
const anyWidth = new RegExp(ANY_WIDTH.tag)
const pictures = new RegExp(PICTURES.tag)

const usualProjects = [
  { name: 'desktop', grepInvert: pictures, use: { ...desktop, ...withoutPictures } },
  { name: 'phone', grepInvert: [pictures, anyWidth], use: { ...phone, ...withoutPictures } },
  { name: 'desktop with pictures', grep: pictures, use: { ...desktop, ...withPictures } },
  { name: 'phone with pictures', grep: pictures, grepInvert: anyWidth, use: { ...phone, ...withPictures } },
]

/** Every journey in each language, at each width, by mouse and by keyboard. */
const everyProject = [desktop, phone].flatMap((screen) =>
  EVERY_RUN.map((run) => ({
    name: `${run.locale} ${screen.viewport.width} ${run.way}`,
    grep: new RegExp(JOURNEY.tag),
    use: { ...screen, ...withoutPictures, run },
  })),
)

export default defineConfig<JourneyOptions>({
  testDir: '.',
  outputDir: '../../test-results/browser',
  reporter: [['dot'], ['json', { outputFile: '../../test-results/browser.json' }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A busy machine is slow, not wrong: what is expected may take its time, what is missing still fails.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  globalSetup: './start-server.ts',
  use: {
    browserName: 'chromium',
    // Visitors who have refused all trackers: the banner covers nothing that other journeys look at.
    storageState: refusedEverywhere(),
    // Traces slow every test down: what fails is run once more with them.
    screenshot: 'only-on-failure',
  },
  projects: process.env.JOURNEYS === 'all' ? everyProject : usualProjects,
})

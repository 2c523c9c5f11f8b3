import { defineConfig } from '@playwright/test'
import { refusedEverywhere } from './connected-estates.ts'

interface Browser {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

const { executablePath, args, env } = JSON.parse(process.env.CUVEE_CHROMIUM ?? '{"args":[],"env":{}}') as Browser

export default defineConfig({
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
    // Recording also keeps the browser drawing: without it, a frame that a test waits for was once never drawn.
    trace: 'retain-on-failure',
    // Visitors who have refused all trackers: the banner covers nothing that other journeys look at.
    storageState: refusedEverywhere(),
    // `*.localhost` always means this machine, whatever the resolver says.
    launchOptions: {
      executablePath,
      args: [...args, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
})

import { defineConfig } from 'playwright/test'
import { browserArguments, findBrowser } from './local/browser'

const long = process.env.TEST_LONG === '1'

export default defineConfig({
  testDir: 'e2e',
  testIgnore: long ? [] : '**/*.long.spec.ts',
  outputDir: 'test-results/journeys',
  // The journeys share one shop; each makes its own goods and customers.
  fullyParallel: false,
  // Journeys wait more than they work: five keep two cores busy.
  workers: 5,
  // Generous, since machines are shared: what hangs still fails by its own name, at its own line.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  // On a shared machine a page may come too late once. What passes only at the second try is named at the end.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    // Transitions take work and prove nothing, but where something may jump and on the way from a size to an order.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:3000',
    browserName: 'chromium',
    // An action that waits in vain fails by its own name, long before the journey's time is up.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Only of the second try: tracing every step of every journey takes a good part of the time of a run on two cores.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // A page is open for too short a time to repay the work of the optimizing compiler.
      args: [...browserArguments(), '--js-flags=--lite-mode'],
    },
  },
})

import { defineConfig } from 'vitest/config'
import shared from '../vitest.config'

const HOURS = 3_600_000

/** The fuzzer needs a running shop: scripts/tests/fuzz.ts starts both. */
export default defineConfig({
  resolve: shared.resolve,
  test: {
    include: ['fuzz/**/*.fuzz.ts'],
    testTimeout: 6 * HOURS,
    hookTimeout: 60_000,
    // Prints findings immediately.
    disableConsoleIntercept: true,
  },
})

import { defineConfig } from 'vitest/config'
import shared from '../vitest.config'

const HOURS = 3_600_000

/** The fuzzer runs against a shop that stands already: scripts/fuzz.ts starts both. */
export default defineConfig({
  resolve: shared.resolve,
  test: {
    include: ['fuzz/**/*.fuzz.ts'],
    testTimeout: 6 * HOURS,
    hookTimeout: 60_000,
    // its findings are printed as they come
    disableConsoleIntercept: true,
  },
})

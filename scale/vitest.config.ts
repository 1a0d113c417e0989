import { defineConfig } from 'vitest/config'
import shared from '../vitest.config'

/** Needs the services and the build that scripts/tests/scale.ts makes. */
export default defineConfig({
  resolve: shared.resolve,
  test: {
    include: ['scale/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // Prints the figures immediately.
    disableConsoleIntercept: true,
  },
})

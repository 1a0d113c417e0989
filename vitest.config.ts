import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { findTestsApart } from './local/tests-apart'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = [
  { find: /^@\//, replacement: root },
  // Next lets its bundler decide what a client may import; here there is only the server.
  { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
]
const exclude = [
  ...configDefaults.exclude,
  'e2e/**',
  'scale/**',
  '.next/**',
  '.data/**',
  'prisma/generated/**',
]
// `npm run test:long` also runs what would make the daily run too long.
if (process.env.TEST_LONG !== '1') exclude.push('**/*.long.*')
const unitTests = ['**/*.test.ts', '**/*.test.tsx']
const databaseTests = '**/*.db.test.ts'
/** The other tests share their modules, which halves their work. */
const testsApart = findTestsApart()
const isDatabaseTest = (file: string) => file.endsWith('.db.test.ts')
const withDatabase = {
  globalSetup: './local/test-database/server.ts',
  setupFiles: './local/test-database/file.ts',
  hookTimeout: 60_000,
}

export default defineConfig({
  resolve: { alias },
  test: {
    // Tests of servers and databases wait more than they work: four files at once keep two cores busy.
    maxWorkers: 4,
    // Generous, since the shop is built at the same time: what hangs still fails by its own name.
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    // What the shop logs about a failure that a test provokes is no news.
    env: { LOG_LEVEL: 'silent' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: unitTests,
          exclude: [...exclude, databaseTests, ...testsApart],
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: testsApart.filter((file) => !isDatabaseTest(file)), exclude },
      },
      {
        extends: true,
        test: {
          name: 'database',
          isolate: false,
          include: [databaseTests],
          exclude: [...exclude, ...testsApart],
          ...withDatabase,
          setupFiles: [withDatabase.setupFiles, './local/test-database/demo.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database apart',
          include: testsApart.filter(isDatabaseTest),
          exclude,
          ...withDatabase,
        },
      },
    ],
  },
})

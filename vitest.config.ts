import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = [
  { find: /^@\//, replacement: root },
  // Next lets its bundler decide what a client may import; here there is only the server.
  { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
]
const exclude = [...configDefaults.exclude, 'e2e/**', '.next/**', '.data/**', 'prisma/generated/**']
// `npm run test:long` also runs what would make the daily run too long.
if (process.env.TEST_LONG !== '1') exclude.push('**/*.long.*')
const unitTests = ['**/*.test.ts', '**/*.test.tsx']
const databaseTests = '**/*.db.test.ts'
/**
 * Tests that replace modules or set variables, which the shop reads once, and those of the services need modules of
 * their own; the others share them, which halves their work.
 */
const testsApart = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
  .flatMap(({ name }) =>
    readdirSync(`${root}${name}`, { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`),
  )
  .filter((file) => /(?<!\.db)\.test\.tsx?$/.test(file))
  .filter(
    (file) =>
      file.startsWith('local/') ||
      /\b(vi\.(mock|doMock|resetModules|stubEnv)|setUpDemo)\(|process\.env/.test(
        readFileSync(`${root}${file}`, 'utf8'),
      ),
  )

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
        test: { name: 'apart', include: testsApart, exclude },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [databaseTests],
          exclude,
          globalSetup: './local/test-database/server.ts',
          setupFiles: './local/test-database/file.ts',
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

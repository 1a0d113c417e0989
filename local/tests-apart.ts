import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from './project'

/** Variables that the shop reads each time; what `env()` answers is read once, and replaced with `vi.spyOn`. */
const readEachTime =
  'CHECKOUT_PAYMENTS|DATABASE_REPLICA_URL|FIREBASE_AUTH_EMULATOR_HOST|NEXT_RUNTIME|SHOP_ORIGIN'
/** Replaces modules, or sets variables, which the shop reads once in a process. What is set for all may be read. */
const replacesWhatIsShared = new RegExp(
  String.raw`\b(vi\.(mock|doMock|resetModules|stubEnv(?!\('(${readEachTime})'))|setUpDemo)\(|process\.env(?!\.(DATABASE_URL|TEST_LONG)\b(?! = ))`,
)
/** Modules that only tests use. The one of the environment sets what is the same for all. */
const helper = /from '((?!@\/lib\/platform\/runtime\/)[^']*(?:testing|\.fixture))'/g

/** Paths of the test files that need modules of their own: those of `local`, and those that replace what others share. */
export function findTestsApart(): string[] {
  return readdirSync(PROJECT_ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
    .flatMap(({ name }) =>
      readdirSync(join(PROJECT_ROOT, name), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(name, file),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => file.startsWith('local') || isApart(file))
}

function isApart(file: string): boolean {
  const source = readFileSync(join(PROJECT_ROOT, file), 'utf8')
  if (replacesWhatIsShared.test(source)) return true
  return [...source.matchAll(helper)].some(([, path = '']) => isApart(`${fromRoot(path, file)}.ts`))
}

const fromRoot = (path: string, file: string) =>
  path.startsWith('@/') ? path.slice(2) : join(dirname(file), path)

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder with package.json. */
export const PROJECT_ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** Node's arguments to run our TypeScript outside Next; they also allow importing `server-only` modules. */
export const TYPESCRIPT = ['--conditions=react-server', '--import', 'tsx']

export function packageFile(...path: string[]): string {
  return join(PROJECT_ROOT, 'node_modules', ...path)
}

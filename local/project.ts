import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. */
export const PROJECT_ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** How Node runs our TypeScript outside Next: with it, modules marked `server-only` may be imported. */
export const TYPESCRIPT = ['--conditions=react-server', '--import', 'tsx']

export function packageFile(...path: string[]): string {
  return join(PROJECT_ROOT, 'node_modules', ...path)
}

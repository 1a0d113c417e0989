import { watch } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { writeCallRoutes } from './call-routes.mjs'
import { writePolishRoutes } from './polish-routes.mjs'

/** Writes the generated route files. */
export function writeRoutes() {
  writePolishRoutes()
  writeCallRoutes()
}

/** Updates them while `next dev` runs. */
export function watchRoutes() {
  let pending
  const update = () => {
    clearTimeout(pending)
    // An editor may empty a file before it writes it.
    pending = setTimeout(() => {
      try {
        writeRoutes()
      } catch (error) {
        console.error(`The generated routes are not up to date: ${error.message}`)
      }
    }, 100)
  }
  watch('app/[locale]', { recursive: true }, update)
  watch('lib', { recursive: true }, (_event, path) => path?.endsWith('calls.ts') && update())
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeRoutes()

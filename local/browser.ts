import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { LocalError } from './local-error'
import { run } from './processes'
import { packageFile } from './project'

const INSTALLED = [
  // Chromium without a window: it draws pages with less work than the whole browser does.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of the system's Chromium, else of the one that Playwright installed, else undefined. */
export function findBrowser(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path))
}

export function browserArguments(): string[] {
  return [
    // A test connects to the shop only.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    '--disable-gpu',
    // Chromium's sandbox refuses to run as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
}

/** Installs Chromium when there is none. Throws `LocalError`. */
export async function ensureBrowser(say: (line: string) => void): Promise<void> {
  if (findBrowser()) return
  say('Installing a browser for the journeys…')
  const outputs: string[] = []
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']
    for (const args of [['update'], install]) outputs.push((await run('apt-get', args, { env })).output)
  }
  const download = [packageFile('playwright', 'cli.js'), 'install', 'chromium']
  if (!findBrowser()) outputs.push((await run(process.execPath, download)).output)
  if (findBrowser()) return
  throw new LocalError(
    `There is no browser for the journeys, and none can be installed: install Chromium or Chrome.\n${outputs.join('\n')}`,
  )
}

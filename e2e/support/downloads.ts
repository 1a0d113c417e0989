import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright/test'

/** Presses what saves a file. */
export async function saveFile(press: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([press.page().waitForEvent('download'), press.click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

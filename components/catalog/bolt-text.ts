import 'server-only'
import { getTranslations } from 'next-intl/server'
import { readBoltInfo } from '@/lib/catalog/bolt-info'

/** The words for a spacer's bolt text in the language of the page; as the shop wrote it where it says more than usual. */
export async function boltTexts(): Promise<(info: string) => string> {
  const t = await getTranslations('product')
  return (info) => {
    const read = readBoltInfo(info)
    return read ? t(read.key, read.values as { thread: string; count: number; mm: string }) : info
  }
}

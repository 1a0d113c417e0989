import 'server-only'
import type { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'

export type WordGroup = NonNullable<Parameters<typeof useTranslations>[0]>
export type PageWords<Group extends WordGroup> = ReturnType<typeof useTranslations<Group>>

/** The words of a page; any key is allowed too, since the compiler does not know that every group has `title` and `lead`. */
export const pageWords = async <Group extends WordGroup>(group: Group) =>
  (await getTranslations(group)) as unknown as PageWords<Group> & {
    (key: string): string
    has: (key: string) => boolean
  }

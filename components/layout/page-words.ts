import 'server-only'
import type { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'

export type WordGroup = NonNullable<Parameters<typeof useTranslations>[0]>
export type PageWords<Group extends WordGroup> = ReturnType<typeof useTranslations<Group>>

/** The words of a page, and those of its heading, whose keys the compiler cannot know of any group. */
export const pageWords = async <Group extends WordGroup>(group: Group) =>
  (await getTranslations(group)) as unknown as PageWords<Group> & {
    (key: string): string
    has: (key: string) => boolean
  }

import type { ComponentProps, ReactNode } from 'react'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { pageWords } from '@/components/layout/page-words'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { TreadTrack } from './TreadTrack'

/** A form on its own: what it is for at the left, and on a desk the track of a tire beside it. */
export function AccountScreen(props: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="relative flex-1">
      <PageContainer>
        <div className="w-full max-w-lg py-8 md:py-14 lg:max-w-[26rem] xl:max-w-lg">
          <h1 className="font-display text-xl font-bold tracking-tight">{props.title}</h1>
          <p className="mt-2 mb-7 text-soft">{props.lead}</p>
          {props.children}
        </div>
      </PageContainer>
      <TreadTrack className="absolute inset-y-0 right-0 left-1/2 hidden lg:block" />
    </div>
  )
}

/** A page with a form of the account, and the messages that it needs. */
export const accountPage =
  (
    words: 'signIn' | 'registration' | 'resetPassword',
    groups: ComponentProps<typeof ClientMessages>['groups'],
    form: ReactNode,
  ) =>
  async () => {
    const t = await pageWords(words)
    return (
      <AccountScreen title={t('title')} lead={t('lead')}>
        <ClientMessages groups={groups}>
          <FreshOnVisit>{form}</FreshOnVisit>
        </ClientMessages>
      </AccountScreen>
    )
  }

import type { ReactNode } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
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

import type { ReactNode } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { TreadTrack } from './TreadTrack'

/** A form on its own: what it is for at the left, and on a desk the track of a tire beside it. */
export function AccountScreen(props: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  return (
    <PageContainer className="grid flex-1 lg:grid-cols-[minmax(0,30rem)_1fr] lg:gap-16">
      <div className="w-full max-w-lg py-8 md:py-14">
        <h1 className="font-display text-xl font-bold tracking-tight">{props.title}</h1>
        <p className="mt-2 mb-7 text-soft">{props.lead}</p>
        {props.children}
      </div>
      <TreadTrack className="hidden lg:block" />
    </PageContainer>
  )
}

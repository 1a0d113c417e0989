import type { ReactNode } from 'react'
import { Heading } from '@/components/ui/Heading'
import type { rulesSections } from '@/lib/sales/terms/rules-sections'
import { Paragraphs } from './Paragraphs'

type Props = {
  name: (typeof rulesSections)[number]
  place: number
  title: string
  text: string
  children: ReactNode
}

/** A numbered section of the terms; `children` follow its text. */
export const RulesSection = ({ name, place, title, text, children }: Props) => (
  <section id={name} aria-labelledby={`${name}-title`} className="scroll-mt-6">
    <Heading id={`${name}-title`} className="mb-3 flex gap-3">
      <span className="text-soft tabular-nums">{place}.</span>
      {title}
    </Heading>
    <div className="grid gap-3">
      <Paragraphs text={text} />
    </div>
    {children}
  </section>
)

import type { ReactNode } from 'react'
import { Heading } from '@/components/ui/Heading'
import { Paragraphs } from './Paragraphs'

type Props = { id: string; place: number; title: string; text: string; children: ReactNode }

/** A numbered section of the terms; `children` follow its text. */
export const NumberedSection = ({ id, place, title, text, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
    <Heading id={`${id}-title`} className="mb-3 flex gap-3">
      <span className="text-soft tabular-nums">{place}.</span>
      {title}
    </Heading>
    <div className="grid gap-3">
      <Paragraphs text={text} />
    </div>
    {children}
  </section>
)

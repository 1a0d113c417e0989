import type { ReactNode } from 'react'
import { Heading } from '@/components/ui/Heading'
import { Paragraphs } from './Paragraphs'

type Props = { title: string; text: string; children: ReactNode }

/** A form, and beside it what follows from sending it. */
export const FormWithNote = ({ title, text, children }: Props) => (
  <div className="grid gap-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16">
    {children}
    <section className="grid content-start gap-3">
      <Heading>{title}</Heading>
      <Paragraphs text={text} />
    </section>
  </div>
)

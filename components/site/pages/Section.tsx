import type { ReactNode } from 'react'
import { Heading } from '@/components/ui/Heading'
import { Paragraphs } from './Paragraphs'

type Props = { title: string; text?: string; children?: ReactNode }

export function Section({ title, text, children }: Props) {
  return (
    <section>
      <Heading className="mb-2">{title}</Heading>
      {text ? (
        <div className="grid max-w-prose gap-3">
          <Paragraphs text={text} />
        </div>
      ) : null}
      {children}
    </section>
  )
}

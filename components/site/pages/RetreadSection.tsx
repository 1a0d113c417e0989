import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { Heading } from '@/components/ui/Heading'

const NEW = '#FF7A1A'
const KEPT = '#5C636B'

export async function RetreadSection() {
  const t = await getTranslations('aboutCompany')
  return (
    <section className="on-dark bg-ink py-10 md:py-14">
      <PageContainer className="grid items-center gap-8 lg:grid-cols-[7fr_5fr]">
        <CutTire />
        <div>
          <Heading>{t('sectionTitle')}</Heading>
          <p className="mt-2 text-soft">{t('sectionText')}</p>
          <ul className="mt-5 grid gap-2">
            <LegendEntry color={NEW} name={t('sectionTread')} />
            <LegendEntry color={KEPT} name={t('sectionBelt')} />
            <LegendEntry color="#E9E6DD" name={t('sectionBead')} />
          </ul>
        </div>
      </PageContainer>
    </section>
  )
}

function LegendEntry({ color, name }: { color: string; name: string }) {
  return (
    <li className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-sm inset-ring inset-ring-hairline"
        style={{ background: color }}
      />
      {name}
    </li>
  )
}

/** Left edge and width of each block of the tread. */
const blocks = [
  [150, 92],
  [262, 70],
  [352, 96],
  [468, 70],
  [558, 92],
] as const

const CASING =
  'M176 150 H624 C690 152 716 190 716 244 C716 300 676 330 640 348 L628 384 H574 L586 340 C640 312 664 286 664 246 ' +
  'C664 212 650 196 612 194 H188 C150 196 136 212 136 246 C136 286 160 312 214 340 L226 384 H172 L160 348 ' +
  'C124 330 84 300 84 244 C84 190 110 152 176 150Z'
const SHOULDERS =
  'M176 122 H624 C694 124 736 160 740 216 L712 226 C706 176 682 152 624 150 H176 C118 152 94 176 88 226 L60 216 ' +
  'C64 160 106 124 176 122Z'

/** The cross-section of a retread; the legend beside it has its words. */
function CutTire() {
  return (
    <svg aria-hidden="true" viewBox="0 50 800 370" className="w-full">
      <path d={CASING} fill={KEPT} />
      <g fill="none" stroke="#3A3E44" strokeWidth={4}>
        <path d="M150 168H650" />
        <path d="M160 180H640" strokeDasharray="6 7" stroke="#B4B3AC" />
        <path d="M192 172C136 176 112 206 112 246C112 296 150 322 184 344L198 372" />
        <path d="M608 172C664 176 688 206 688 246C688 296 650 322 616 344L602 372" />
      </g>
      {[199, 601].map((x) => (
        <g key={x} fill="#E9E6DD">
          {[-13, 0, 13].map((dx) => (
            <circle key={dx} cx={x + dx} cy={366} r={5} />
          ))}
          {[-7, 7].map((dx) => (
            <circle key={dx} cx={x + dx} cy={355} r={5} />
          ))}
        </g>
      ))}
      <path d={SHOULDERS} fill={NEW} />
      {blocks.map(([x, width]) => (
        <path key={x} d={`M${x} 124L${x + 7} 72H${x + width - 7}L${x + width} 124Z`} fill={NEW} />
      ))}
    </svg>
  )
}

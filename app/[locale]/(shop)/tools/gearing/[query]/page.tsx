import { GearingTool } from '@/components/fitment/tools/GearingTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'
import { exampleSegment } from '@/lib/fitment/tools/address'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ query: exampleSegment('gearing') }]

export const generateMetadata = () => toolMetadata('gearing', true)

type Props = { params: Promise<{ query: string }> }

export default async function GearingAnswerPage({ params }: Props) {
  return <ToolPage tool="gearing" Tool={GearingTool} segment={(await params).query} />
}

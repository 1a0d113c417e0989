import { LoadSpeedTool } from '@/components/fitment/tools/LoadSpeedTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'
import { exampleSegment } from '@/lib/fitment/tools/address'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ query: exampleSegment('load-speed') }]

export const generateMetadata = () => toolMetadata('load-speed', true)

type Props = { params: Promise<{ query: string }> }

export default async function LoadSpeedAnswerPage({ params }: Props) {
  return <ToolPage tool="load-speed" Tool={LoadSpeedTool} segment={(await params).query} />
}

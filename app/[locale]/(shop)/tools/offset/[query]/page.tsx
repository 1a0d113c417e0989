import { OffsetTool } from '@/components/fitment/tools/OffsetTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'
import { exampleSegment } from '@/lib/fitment/tools/address'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ query: exampleSegment('offset') }]

export const generateMetadata = () => toolMetadata('offset', true)

type Props = { params: Promise<{ query: string }> }

export default async function OffsetAnswerPage({ params }: Props) {
  return <ToolPage tool="offset" Tool={OffsetTool} segment={(await params).query} />
}

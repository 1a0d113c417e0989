import { GearingTool } from '@/components/fitment/tools/GearingTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'

export const generateMetadata = () => toolMetadata('gearing')

export default function GearingPage() {
  return <ToolPage tool="gearing" Tool={GearingTool} />
}

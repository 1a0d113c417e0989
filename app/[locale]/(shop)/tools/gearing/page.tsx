import { GearingTool } from '@/components/fitment/tools/GearingTool'
import { ToolPage, toolMetadata } from '@/components/fitment/tools/ToolPage'

export const generateMetadata = () => toolMetadata('gearing')

export default () => <ToolPage tool="gearing" Tool={GearingTool} />

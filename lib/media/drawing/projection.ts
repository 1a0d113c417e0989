import type { Point } from './svg'

/** x to the right, y up, z toward the viewer. */
export type Point3 = readonly [x: number, y: number, z: number]

export const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Point3): Point3 => {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

export type Camera = {
  /** Rotations in degrees: around the vertical axis, the horizontal axis and the line of sight. */
  yaw: number
  pitch: number
  roll: number
  /** Distance from the viewer to the origin, which the camera points at. */
  distance: number
  /** Pixels per unit at that distance. */
  scale: number
  /** Where the origin appears in the picture. */
  center: Point
}

export type View = {
  /** Rotates a point to the viewer's axes, still in three dimensions. */
  turn(point: Point3): Point3
  /** Projects a rotated point onto the picture. */
  project(turned: Point3): Point
  /** The cosine of the angle between a face and the viewer; negative when the face is turned away. */
  facing(normal: Point3, at: Point3): number
}

export function viewFrom(camera: Camera): View {
  const [yaw, pitch, roll] = [camera.yaw, camera.pitch, camera.roll].map((angle) => (angle * Math.PI) / 180)
  const about = (a: number, b: number, angle = 0): [number, number] => [
    a * Math.cos(angle) - b * Math.sin(angle),
    a * Math.sin(angle) + b * Math.cos(angle),
  ]
  return {
    turn([x, y, z]) {
      const [z1, x1] = about(z, x, yaw)
      const [y2, z2] = about(y, z1, pitch)
      const [x3, y3] = about(x1, y2, roll)
      return [x3, y3, z2]
    },
    project([x, y, z]) {
      const near = (camera.scale * camera.distance) / Math.max(camera.distance - z, camera.distance * 0.05)
      return [camera.center[0] + x * near, camera.center[1] - y * near]
    },
    facing: (normal, at) => dot(normal, unit(minus([0, 0, camera.distance], at))),
  }
}

import { expect, test } from 'vitest'
import { drawnPictures, withPhoto } from './drawn-pictures'

test('photos become the main pictures of a product in the order in which they were added', () => {
  const drawings = drawnPictures('Wheel')
  const first = withPhoto(drawings, '/media/photo/1.avif')
  expect(withPhoto(first, '/media/photo/2.avif')).toEqual([
    '/media/photo/1.avif',
    '/media/photo/2.avif',
    ...drawings,
  ])
})

import { expect, test } from 'vitest'
import { readTorque } from './torque'

test.each([
  ['100', [{ nm: '100', wheels: null }]],
  ['118-147', [{ nm: '118–147', wheels: null }]],
  [
    '131 alloy;209 steel',
    [
      { nm: '131', wheels: 'alloy' },
      { nm: '209', wheels: 'steel' },
    ],
  ],
  [null, []],
  ['', []],
  ['hand-tight', []],
])('the torque %j of a vehicle is read as %j', (text, torques) => {
  expect(readTorque(text)).toEqual(torques)
})

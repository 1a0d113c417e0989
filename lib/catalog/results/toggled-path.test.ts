import { expect, test } from 'vitest'
import { toggledPath } from './toggled-path'

test.each([
  ['/tires/filter/width=195', 'season=winter', '/tires/filter/width=195&season=winter'],
  ['/tires/filter/width=195&season=winter', 'season=winter', '/tires/filter/width=195'],
  ['/en/tires/filter/season=winter', 'season=winter', '/en/tires'],
  ['/ru/wheels/filter/diameter=15&page=3', 'color=black', '/ru/wheels/filter/diameter=15&color=black'],
  ['/spacer', 'mounting=bolt-on', '/spacer/filter/mounting=bolt-on'],
])('%s with %s toggled is %s', (path, toggle, toggled) => {
  expect(toggledPath(path, toggle)).toBe(toggled)
})

test.each([
  ['/tires/filter/width=195', 'page'],
  ['/tires/filter/width=195', 'width=205'],
  ['/tireDetail/45', 'season=winter'],
])('%s has no facet %s', (path, toggle) => {
  expect(toggledPath(path, toggle)).toBeUndefined()
})

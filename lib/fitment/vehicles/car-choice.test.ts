import { expect, test } from 'vitest'
import { type CarRow, carChoicePath, carLists, chooseCar, openCarChoice, readCarChoice } from './car-choice'

const cars: CarRow[] = [
  ['Dacia', 'Duster', 'I', 'dacia/duster-i', '5x114.3', 66.1, 2010, 2017, ''],
  ['Dacia', 'Duster', 'II', 'dacia/duster-ii', '5x114.3', 66.1, 2017, 2023, ''],
  ['Ineos', 'Grenadier', 'I', 'ineos/grenadier-i', '6x139.7', 100, 2022, null, ''],
  ['Land Rover', 'Defender', 'L663', 'land-rover/defender-l663', '5x120', 72.6, 2019, null, ''],
  ['Land Rover', 'Discovery 3', 'L319', 'land-rover/discovery-3-l319', '5x120', 72.6, 2004, 2009, ''],
]
const choose = (...steps: [name: 'make' | 'model' | 'vehicle', value: string][]) =>
  steps.reduce((choice, [name, value]) => chooseCar(cars, choice, name, value), openCarChoice)

test('the finder by car offers the models of the make and the generations of the model', () => {
  expect(carLists(cars, openCarChoice)).toEqual({
    make: ['Dacia', 'Ineos', 'Land Rover'],
    model: [],
    vehicle: [],
  })
  const duster = choose(['make', 'Dacia'])
  expect(carLists(cars, duster)).toMatchObject({
    model: ['Duster'],
    vehicle: ['dacia/duster-i', 'dacia/duster-ii'],
  })
})

test('the finder by car makes a choice by itself where only one is left', () => {
  expect(choose(['make', 'Dacia'])).toEqual({ make: 'Dacia', model: 'Duster', vehicle: '0' })
  expect(choose(['make', 'Ineos'])).toEqual({
    make: 'Ineos',
    model: 'Grenadier',
    vehicle: 'ineos/grenadier-i',
  })
  expect(choose(['make', 'Land Rover'], ['model', 'Defender']).vehicle).toBe('land-rover/defender-l663')
})

test('another make or model opens what was chosen after it', () => {
  const chosen = choose(['make', 'Dacia'], ['vehicle', 'dacia/duster-ii'])
  expect(chooseCar(cars, chosen, 'make', 'Land Rover')).toEqual({
    make: 'Land Rover',
    model: '0',
    vehicle: '0',
  })
  expect(chooseCar(cars, chosen, 'make', '0')).toEqual(openCarChoice)
})

test.each([
  ['make=Dacia&model=Duster&vehicle=dacia/duster-ii', '/car/dacia/duster-ii'],
  ['make=Ineos&model=0&vehicle=0', '/car/ineos/grenadier-i'],
  ['make=Dacia', '/car/dacia#duster'],
  ['make=Land+Rover&model=0', '/car/land-rover'],
  ['make=Land+Rover&model=Discovery+3', '/car/land-rover/discovery-3-l319'],
  ['make=Dacia&vehicle=land-rover/defender-l663', '/car/dacia#duster'],
  ['make=Trabant&model=601', '/car'],
  ['vehicle=/evil.example', '/car'],
  ['', '/car'],
])('a form that is sent with %j leads to %s', (search, path) => {
  expect(carChoicePath(readCarChoice(cars, new URLSearchParams(search)))).toBe(path)
})

'use client'

export { default } from '../../[locale]/(shop)/error'

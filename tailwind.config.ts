import type { Config } from 'tailwindcss'

/**
 * The shop's whole vocabulary: nothing outside it. `ground` to `edge` are roles that turn over on a dark surface (see
 * `.on-dark` in globals.css); the others mean the same everywhere.
 */
const config = {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: '#F5F3EE',
      ink: '#15171A',
      rubber: '#1D2023',
      lug: '#2C3035',
      white: '#FFFFFF',
      /** What can be done. Carries ink text only: 7.0:1. */
      signal: '#FF7A1A',
      'signal-strong': '#FF8F3D',
      /** In stock. */
      field: 'var(--field)',
      /** Few left. */
      rust: 'var(--rust)',
      /** Went wrong. */
      danger: 'var(--danger)',
      ground: 'var(--ground)',
      face: 'var(--face)',
      type: 'var(--type)',
      soft: 'var(--soft)',
      hairline: 'var(--hairline)',
      /** Borders of controls: 3:1 on the ground. */
      edge: 'var(--edge)',
    },
    /** Four sizes, and the lettering of the sidewall. */
    fontSize: {
      sm: ['0.875rem', { lineHeight: '1.25rem' }],
      base: ['1rem', { lineHeight: '1.5rem' }],
      lg: ['1.25rem', { lineHeight: '1.625rem' }],
      xl: ['clamp(1.375rem, 1.1rem + 1.2vw, 1.75rem)', { lineHeight: '1.2' }],
      mark: ['clamp(1.75rem, 9.2vw, 4.75rem)', { lineHeight: '1' }],
    },
    fontFamily: { text: 'var(--text-face)', display: 'var(--display-face)' },
    borderRadius: { none: '0', sm: '3px', DEFAULT: '5px', lg: '8px', full: '999px' },
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    extend: {
      maxWidth: { page: '80rem', prose: '42rem' },
      transitionDuration: { DEFAULT: '150ms' },
      minHeight: { touch: '2.75rem' },
      minWidth: { touch: '2.75rem' },
    },
  },
} satisfies Config

export default config

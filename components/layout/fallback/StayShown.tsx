'use client'

import { Component, type ReactNode } from 'react'

type Props = { shown: ReactNode; children: ReactNode }

/** Keeps in the browser what the server showed in the place of something that failed there. */
export class StayShown extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.shown : this.props.children
  }
}

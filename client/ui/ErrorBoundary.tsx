import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  renderFallback: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

type ErrorBoundaryState = { failed: false } | { failed: true; error: unknown }

/** Shows the fallback in place of children that threw while rendering. Give it a `key` to reset it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, error }
  }

  private readonly retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.renderFallback(this.state.error, this.retry) : this.props.children
  }
}

import { Outlet } from 'react-router-dom'

export function LegalLayout() {
  return <Outlet />
}

import type { SVGProps } from 'react'

/** The laugh of the logo mark, which stands for likes. */
export function LaughIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={5}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d="M32 5.5C16 5.5 5.5 15.3 5.5 30c0 7.5 2.700 13.600 7.2 18L10.5 55.5c-.3 1.2.8 2.100 1.900 1.600l9.2-4.300c3.2 1 6.700 1.5 10.400 1.5 16 0 26.5-9.800 26.5-24.300S48 5.5 32 5.5Z" />
      <path d="M17 24.5c1.5-3.5 6.5-3.5 8.2-.2M38.800 24.300c1.700-3.300 6.700-3.300 8.2.2" />
      <path fill="currentColor" fillOpacity={1} d="M20 34.5h24c-1 6.5-6 10.5-12 10.5s-11-4-12-10.5Z" />
    </svg>
  )
}

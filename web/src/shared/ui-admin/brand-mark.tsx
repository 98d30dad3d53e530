/** Harborline's mark: a harbour wall with a light above it. Decorative, so the link around it has the name. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#0E7C87" />
      <path d="M9 8v16M23 8v16" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <path d="M9 17.5c2.3-2.4 4.7-2.4 7 0s4.7 2.4 7 0" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <circle cx="16" cy="9.5" r="2.5" fill="#FFB08F" />
    </svg>
  );
}

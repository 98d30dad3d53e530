import { type ReactNode, useEffect, useRef } from 'react';
import { usePageLocation } from '../router/navigation';

/**
 * The heading of a page. It gets the focus after a navigation, so that keyboard and screen reader users start at the
 * new page and not at the link that led there.
 */
export function PageTitle({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { cause } = usePageLocation();
  const [causeAtMount] = [useRef(cause).current];
  useEffect(() => {
    if (causeAtMount !== 'load') heading.current?.focus({ preventScroll: true });
  }, [causeAtMount]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className} dir="auto">
      {children}
    </h1>
  );
}

import { type ReactNode, Suspense, useState } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { ADMIN_PATTERNS } from '../../../shared/routes/admin-links';
import { readActionLink } from './action-link';

const SignInLinkPage = lateComponent(async () => (await import('./sign-in-link-page')).SignInLinkPage);

function arrivedCode({ pathname, search }: Location): string | null {
  const isAdmin = pathname.replace(/\/+$/, '').toLowerCase() === ADMIN_PATTERNS.admin;
  const link = readActionLink(search);
  return isAdmin && link.kind === 'sign-in' ? link.code : null;
}

/** Handles a sign-in link to /admin before anything else is shown (S4.3-04, D-13). */
export function SignInLinkGate({ children }: { children: ReactNode }) {
  const [code, setCode] = useState(() => arrivedCode(window.location));
  if (code === null) return children;
  return (
    <Suspense>
      <SignInLinkPage code={code} onSignedIn={() => setCode(null)} />
    </Suspense>
  );
}

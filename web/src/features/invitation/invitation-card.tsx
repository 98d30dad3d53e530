import type { ReactNode } from 'react';
import './invitation.css';

/** Frame of the pages an invited person sees. */
export function InvitationCard({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <main className="invitation" aria-busy={isBusy}>
      <section className="card invitation-card">{children}</section>
    </main>
  );
}

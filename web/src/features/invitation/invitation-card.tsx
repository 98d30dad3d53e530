import type { ReactNode } from 'react';
import { BrandMark } from '../../shared/ui-admin/brand-mark';
import './invitation.css';

/** Frame of the pages for invited people, in the colours of the sign-in page that follows. */
export function InvitationCard({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <main className="invitation" aria-busy={isBusy}>
      <div className="invitation-sheet">
        <p className="invitation-brand">
          <BrandMark size={32} />
          Harborline
        </p>
        <section className="card invitation-card">{children}</section>
      </div>
    </main>
  );
}

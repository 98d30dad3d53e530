import { JOIN_TEXTS } from '@harborline/domain/texts/invitation';
import { type ReactNode, useEffect } from 'react';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { Icon, type IconName } from '../../shared/ui-public/icons';
import { SkeletonLines } from '../../shared/ui-public/state-panels';
import { InvitationCard } from './invitation-card';
import { useJoin } from './use-join';

/** Keeps the token out of the referrer of linked pages (D-09). */
function useNoReferrer(): void {
  useEffect(() => {
    const tag = Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' });
    document.head.append(tag);
    return () => tag.remove();
  }, []);
}

interface ResultProps {
  kind: 'success' | 'error';
  icon: IconName;
  title: string;
  message: string;
  children: ReactNode;
}

function Result({ kind, icon, title, message, children }: ResultProps) {
  return (
    <InvitationCard>
      <div className="invitation-result" role={kind === 'error' ? 'alert' : 'status'}>
        <span className={`invitation-mark ${kind}`}>
          <Icon name={icon} />
        </span>
        <h1>{title}</h1>
        <p className="muted">{message}</p>
      </div>
      {children}
    </InvitationCard>
  );
}

/** /join (S2.4-14 to S2.4-17): follows an invitation on load and shows the outcome. */
export function JoinPage() {
  const { outcome, retry } = useJoin();
  useNoReferrer();
  useDocumentMeta(
    outcome === null ? JOIN_TEXTS.joining : outcome.isApproved ? JOIN_TEXTS.success : JOIN_TEXTS.error,
    '',
  );
  if (outcome === null) {
    return (
      <InvitationCard isBusy>
        <div className="visually-hidden" role="status">
          <h1>{JOIN_TEXTS.joining}</h1>
        </div>
        <span className="skeleton invitation-mark" />
        <SkeletonLines count={3} className="invitation-skeleton" />
      </InvitationCard>
    );
  }
  if (outcome.isApproved) {
    return (
      <Result kind="success" icon="check" title={JOIN_TEXTS.success} message={outcome.message}>
        <a className="button" href="/login">
          {JOIN_TEXTS.login}
        </a>
      </Result>
    );
  }
  return (
    <Result kind="error" icon="alert" title={JOIN_TEXTS.error} message={outcome.message}>
      {outcome.isTemporary ? (
        <>
          <button type="button" className="button" onClick={retry}>
            {JOIN_TEXTS.retry}
          </button>
          <p className="muted invitation-hint">{JOIN_TEXTS.retryHint}</p>
        </>
      ) : (
        <a className="invitation-hint" href="/login">
          {JOIN_TEXTS.toSignIn}
        </a>
      )}
    </Result>
  );
}

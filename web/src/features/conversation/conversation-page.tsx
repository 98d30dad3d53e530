import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { useEffect, useState } from 'react';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../shared/library/library-scope';
import { replaceAddress, useQueryParameter } from '../../shared/router/navigation';
import { PageTitle } from '../../shared/ui-public/page-title';
import { LoadFailed, Loading, SkeletonLines } from '../../shared/ui-public/state-panels';
import { type ClaimResult, claimAccess } from './claim-access';
import { ConversationView } from './conversation-view';

type Access = 'claiming' | ClaimResult;

/** Sends the token of a mailed link to the server once, then removes it from the address bar. */
function useAccess(conversationRef: string): { access: Access; retry: () => void } {
  const token = useState(useQueryParameter('token'))[0];
  const [attempt, setAttempt] = useState(0);
  const [access, setAccess] = useState<Access>(token === '' ? 'granted' : 'claiming');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt claims access again
  useEffect(() => {
    if (token === '') return;
    let isCurrent = true;
    setAccess('claiming');
    void claimAccess(conversationRef, token).then((result) => {
      if (!isCurrent) return;
      setAccess(result);
      if (result !== 'unreachable') replaceAddress(window.location.pathname);
    });
    return () => {
      isCurrent = false;
    };
  }, [conversationRef, token, attempt]);
  return { access, retry: () => setAttempt((now) => now + 1) };
}

function Content({ conversationRef }: { conversationRef: string }) {
  const { access, retry } = useAccess(conversationRef);
  if (access === 'claiming') {
    return (
      <Loading>
        <SkeletonLines count={6} className="card padded" />
      </Loading>
    );
  }
  if (access === 'unreachable') return <LoadFailed retry={retry} />;
  // Even after a refusal: an expired link may have given this browser access earlier.
  return <ConversationView conversationRef={conversationRef} />;
}

/** A visitor's conversation at its own URL, which mails link to. */
export function ConversationPage({ conversationRef }: { conversationRef: string }) {
  const { library } = useLibrary();
  useDocumentMeta(VISITOR_CONVERSATION_TEXTS.pageTitle(companyName(library)), '');
  return (
    <div className="page section narrow">
      <PageTitle className="conversation-title">{VISITOR_CONVERSATION_TEXTS.title}</PageTitle>
      <Content conversationRef={conversationRef} />
    </div>
  );
}

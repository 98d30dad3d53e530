import { useEffect, useState } from 'react';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../shared/library/library-scope';
import { replaceAddress, useQueryParameter } from '../../shared/router/navigation';
import { PageTitle } from '../../shared/ui-public/page-title';
import { LoadFailed, Loading, SkeletonLines } from '../../shared/ui-public/state-panels';
import { type ClaimResult, claimAccess } from './claim-access';
import { ConversationView } from './conversation-view';

type Access = 'asking' | ClaimResult;

/** Shows the token of a mailed link to the server once, then takes it out of the address bar. */
function useAccess(conversationRef: string): { access: Access; retry: () => void } {
  const token = useState(useQueryParameter('token'))[0];
  const [attempt, setAttempt] = useState(0);
  const [access, setAccess] = useState<Access>(token === '' ? 'granted' : 'asking');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (token === '') return;
    let isCurrent = true;
    setAccess('asking');
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
  if (access === 'asking') {
    return (
      <Loading>
        <SkeletonLines count={6} className="card padded" />
      </Loading>
    );
  }
  if (access === 'unreachable') return <LoadFailed retry={retry} />;
  // After a refusal too: a link that is no longer good may have let this browser in before.
  return <ConversationView conversationRef={conversationRef} />;
}

/** A visitor's conversation under its own address, which mails link to. */
export function ConversationPage({ conversationRef }: { conversationRef: string }) {
  const { library } = useLibrary();
  useDocumentMeta(`Your request | ${companyName(library)}`, '');
  return (
    <div className="page section narrow">
      <PageTitle className="conversation-title">Your request</PageTitle>
      <Content conversationRef={conversationRef} />
    </div>
  );
}

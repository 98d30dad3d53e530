import { TRANSCRIPT_PARAMETER } from '@harborline/domain/chat/transcript-link';
import { LISTED_PARAMETER } from '@harborline/domain/requests/access';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { MY_REQUESTS_TEXTS } from '@harborline/domain/texts/my-requests';
import { useEffect, useState } from 'react';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { replaceAddress, useQueryParameter } from '../../shared/router/navigation';
import { Icon } from '../../shared/ui-public/icons';
import { PageTitle } from '../../shared/ui-public/page-title';
import { LoadFailed, Loading, SkeletonLines } from '../../shared/ui-public/state-panels';
import { type ClaimResult, claimAccess, openListed } from './claim-access';
import { ConversationView } from './conversation-view';

type Access = 'claiming' | ClaimResult;

/** How a browser comes into a conversation that it did not begin. */
interface WayIn {
  /** of a mailed link, '' for none */
  readonly token: string;
  /** whether the list of the visitor's requests led here */
  readonly isListed: boolean;
}

/** Asks the server for access once. The token of a mailed link is then removed from the address bar. */
function useAccess(
  conversationRef: string,
  { token, isListed }: WayIn,
): { access: Access; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const isAsking = token !== '' || isListed;
  const [access, setAccess] = useState<Access>(isAsking ? 'claiming' : 'granted');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt claims access again
  useEffect(() => {
    if (!isAsking) return;
    let isCurrent = true;
    setAccess('claiming');
    const asked = token === '' ? openListed(conversationRef) : claimAccess(conversationRef, token);
    void asked.then((result) => {
      if (!isCurrent) return;
      setAccess(result);
      if (token !== '' && result !== 'unreachable') replaceAddress(window.location.pathname);
    });
    return () => {
      isCurrent = false;
    };
  }, [conversationRef, token, isListed, attempt]);
  return { access, retry: () => setAttempt((now) => now + 1) };
}

interface ContentProps {
  readonly conversationRef: string;
  readonly way: WayIn;
  readonly isTranscriptAsked: boolean;
}

function Content({ conversationRef, way, isTranscriptAsked }: ContentProps) {
  const { access, retry } = useAccess(conversationRef, way);
  if (access === 'claiming') {
    return (
      <Loading>
        <SkeletonLines count={6} className="card padded" />
      </Loading>
    );
  }
  if (access === 'unreachable') return <LoadFailed retry={retry} />;
  // Even after a refusal: an expired link may have given this browser access earlier.
  const hasProven = access === 'granted' && way.token !== '';
  return (
    <ConversationView conversationRef={conversationRef} isTranscriptAsked={isTranscriptAsked && hasProven} />
  );
}

/** A visitor's conversation at its own URL, which mails link to. */
export function ConversationPage({ conversationRef }: { conversationRef: string }) {
  const { library, links } = useLibrary();
  const token = useState(useQueryParameter('token'))[0];
  const isTranscriptAsked = useState(useQueryParameter(TRANSCRIPT_PARAMETER))[0] !== '';
  const isListed = useQueryParameter(LISTED_PARAMETER) !== '';
  useDocumentMeta(VISITOR_CONVERSATION_TEXTS.pageTitle(companyName(library)), '');
  return (
    <div className="page section narrow">
      {isListed && (
        <Link to={links.requests()} className="text-link conversation-back">
          <Icon name="back" /> {MY_REQUESTS_TEXTS.back}
        </Link>
      )}
      <PageTitle className="conversation-title">{VISITOR_CONVERSATION_TEXTS.title}</PageTitle>
      <Content {...{ conversationRef, isTranscriptAsked }} way={{ token, isListed }} />
    </div>
  );
}

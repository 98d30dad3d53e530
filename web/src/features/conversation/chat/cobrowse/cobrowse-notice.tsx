import type { CobrowsePhase } from '@harborline/domain/cobrowse/cobrowse-phase';
import type { Cobrowse, Conversation } from '@harborline/domain/entities/conversation';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { useCallback, useId, useRef } from 'react';
import { useCobrowsePhase } from '../../../../shared/conversation/use-cobrowse-phase';
import { useShare } from './use-share';
import './cobrowse.css';

interface NoticeProps {
  readonly conversationRef: string;
  readonly cobrowse: Cobrowse;
  readonly phase: CobrowsePhase;
}

/** The texts of the page's badge, which nothing translates there: hidden here, the widget translates them. */
function useBadgeTexts() {
  const notice = useRef<HTMLSpanElement>(null);
  const stop = useRef<HTMLSpanElement>(null);
  const texts = useCallback(
    () => ({
      notice: notice.current?.textContent ?? CHAT_TEXTS.cobrowseBadge,
      stop: stop.current?.textContent ?? CHAT_TEXTS.cobrowseStop,
    }),
    [],
  );
  const elements = (
    <div hidden>
      <span ref={notice}>{CHAT_TEXTS.cobrowseBadge}</span>
      <span ref={stop}>{CHAT_TEXTS.cobrowseStop}</span>
    </div>
  );
  return { elements, texts };
}

function Buttons({ share, isSharing }: { share: ReturnType<typeof useShare>; isSharing: boolean }) {
  return (
    <div className="cobrowse-buttons">
      {!isSharing && (
        <button type="button" className="button" disabled={share.isBusy} onClick={share.agree}>
          {CHAT_TEXTS.cobrowseShare}
        </button>
      )}
      <button
        type="button"
        className="button quiet"
        disabled={share.isBusy}
        onClick={isSharing ? share.stop : share.refuse}
      >
        {isSharing ? CHAT_TEXTS.cobrowseStop : CHAT_TEXTS.cobrowseRefuse}
      </button>
    </div>
  );
}

function Notice({ conversationRef, cobrowse, phase }: NoticeProps) {
  const { id, asked_name: name } = cobrowse;
  const heading = useId();
  const { elements, texts } = useBadgeTexts();
  const share = useShare({ conversationRef, id }, phase, texts);
  const isSharing = phase === 'sharing';
  return (
    <section className="cobrowse" data-state={phase} aria-labelledby={heading}>
      <p id={heading} role={isSharing ? 'status' : 'alert'} className="cobrowse-title">
        {isSharing && !share.isHere && CHAT_TEXTS.cobrowseElsewhere}
        {isSharing && share.isHere && <bdi>{CHAT_TEXTS.cobrowseOn(name)}</bdi>}
        {!isSharing && <bdi>{CHAT_TEXTS.cobrowseAsk(name)}</bdi>}
      </p>
      {!isSharing && <p>{CHAT_TEXTS.cobrowseWhat}</p>}
      {share.problem !== '' && (
        <p role="alert" className="cobrowse-problem">
          {share.problem}
        </p>
      )}
      <Buttons share={share} isSharing={isSharing} />
      {elements}
    </section>
  );
}

/** Asks the visitor of a chat to show their page, and says while they do (D-66). */
export function CobrowseNotice({ chat }: { chat: Conversation }) {
  const phase = useCobrowsePhase(chat);
  const cobrowse = chat.chat?.cobrowse;
  if (cobrowse === undefined || (phase !== 'asked' && phase !== 'sharing')) return null;
  return <Notice key={cobrowse.id} conversationRef={chat.id} cobrowse={cobrowse} phase={phase} />;
}

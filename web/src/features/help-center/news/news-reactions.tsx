import { NEWS_REACTIONS, type NewsReaction } from '@harborline/domain/entities/news-flash';
import type { PageNewsFlash } from '@harborline/domain/help-center/page-content';
import { recountNews } from '@harborline/domain/news/tally';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useIsLive } from '../../../shared/hooks/use-is-live';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { Icon, IconOf } from '../../../shared/ui-public/icons';
import type { Outcome } from '../outgoing';
import { containedReaction, givenReaction, keepReaction, waitingReaction } from './given-reactions';

/** Paths of their icons, 24 by 24, which no other page needs. */
const FACES: Readonly<Record<Exclude<NewsReaction, 'dislike'>, string>> = {
  heart:
    'M20.8 4.6a5.5 5.5 0 0 0-7.8 0L12 5.7l-1.1-1.1a5.5 5.5 0 0 0-7.8 7.8l1.1 1.1 7.8 7.7 7.8-7.7 1.1-1.1a5.5 5.5 0 0 0-.1-7.8z',
  party:
    'M5.8 11.3 2 22l10.7-3.8M4 3h.01M22 8h.01M15 2h.01M22 20h.01M22 2l-2.2.8a3 3 0 0 0-2 3.1c.1.9-.6 1.6-1.4 1.6H16c-.9 0-1.6.6-1.8 1.4L14 10M11 13c1.9 1.9 2.8 4.2 2 5-.8.8-3.1-.1-5-2-1.9-1.9-2.8-4.2-2-5 .8-.8 3.1.1 5 2z',
  snooze: 'M4 12h6l-6 8h6M14 4h6l-6 8h6',
};

const loadSender = () => import('./send-reaction');
/** Loads what sends a reaction before the visitor has chosen one. */
const preloadSender = () => void loadSender().catch(() => undefined);

interface Sending {
  readonly reaction: NewsReaction;
  /** the one that the numbers contain */
  readonly before: NewsReaction | null;
  /** whether it has waited, so that the app around this page may have sent it meanwhile */
  readonly isRepeated: boolean;
}

/** Sends a reaction; without the code for it, as offline, the browser keeps it. */
async function sendOrKeep(newsId: string, { reaction, before, isRepeated }: Sending): Promise<Outcome> {
  try {
    const { sendReaction, noteSent } = await loadSender();
    const isSent = isRepeated && waitingReaction(newsId) === null;
    const outcome = isSent ? 'sent' : await sendReaction(newsId, reaction);
    if (outcome === 'sent') noteSent(newsId, reaction, before);
    return outcome;
  } catch (error) {
    report('not-loaded', error);
    return keepReaction(newsId, reaction) ? 'waiting' : 'refused';
  }
}

/** What this device knows of the visitor: the reaction that the numbers contain, and the chosen one. */
const choiceOf = (news: PageNewsFlash) => ({
  counted: containedReaction(news.id, news),
  chosen: waitingReaction(news.id) ?? givenReaction(news.id),
});
const NOTHING = { counted: null, chosen: null };

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move between the faces, as in every choice of one. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const faces = [...event.currentTarget.querySelectorAll('button')];
  const at = faces.findIndex((face) => face.contains(document.activeElement));
  if (step === undefined || at === -1) return;
  event.preventDefault();
  faces[(at + step + faces.length) % faces.length]?.focus();
}

/**
 * How visitors like a news flash (S3-17). Each has one reaction and may switch it: the server counts one per visitor
 * (D-39). One that cannot be sent waits on the device. A rendered page has them hidden until they work.
 */
export function NewsReactions({ news }: { news: PageNewsFlash }) {
  const { id } = news;
  const isLive = useIsLive();
  const [{ counted, chosen }, setChoice] = useState(() => (isLive ? choiceOf(news) : NOTHING));
  const [result, setResult] = useState<Outcome | 'none'>(() =>
    isLive && waitingReaction(id) !== null ? 'waiting' : 'none',
  );
  const newest = useRef(chosen);
  const isOnline = useIsOnline();
  // The server that rendered the page knows no visitor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    if (isLive || newest.current !== null) return;
    const known = choiceOf(news);
    newest.current = known.chosen;
    setChoice(known);
    if (waitingReaction(id) !== null) setResult('waiting');
  }, []);

  const choose = useCallback((reaction: NewsReaction | null) => {
    newest.current = reaction;
    setChoice((now) => ({ ...now, chosen: reaction }));
  }, []);
  const send = useCallback(
    (reaction: NewsReaction, isRepeated: boolean) =>
      void sendOrKeep(id, { reaction, before: counted, isRepeated }).then((outcome) => {
        // A later choice is on its way and decides.
        if (newest.current !== reaction) return;
        setResult(outcome);
        // Of one that waited, the numbers may be newer than it.
        if (outcome === 'sent') setChoice((now) => ({ ...now, counted: containedReaction(id, news) }));
        if (outcome === 'refused') choose(givenReaction(id));
      }),
    [id, choose, counted, news],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs again when the connection is back
  useEffect(() => {
    if (isOnline && result === 'waiting' && newest.current !== null) send(newest.current, true);
  }, [isOnline]);
  const give = (reaction: NewsReaction) => {
    if (reaction === newest.current) return;
    choose(reaction);
    setResult(navigator.onLine ? 'none' : 'waiting');
    send(reaction, false);
  };
  const tally =
    chosen === null || chosen === counted ? news : recountNews(news, counted ?? undefined, chosen);
  const question = `reactions-${id}`;
  return (
    <section
      className="news-reactions card"
      aria-labelledby={question}
      hidden={!isLive}
      data-needs-script=""
      data-news={id}
      onPointerEnter={preloadSender}
      onFocus={preloadSender}
    >
      <h2 id={question}>{NEWS_PAGE_TEXTS.reactTitle}</h2>
      <div className="news-faces" role="radiogroup" aria-labelledby={question} onKeyDown={moveFocus}>
        {NEWS_REACTIONS.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a press sends it, which arrow keys must not do on their way
          <button
            key={kind}
            type="button"
            role="radio"
            className="button quiet"
            value={kind}
            title={NEWS_PAGE_TEXTS.reactions[kind]}
            aria-checked={chosen === kind}
            tabIndex={kind === (chosen ?? NEWS_REACTIONS[0]) ? 0 : -1}
            onClick={() => give(kind)}
          >
            {kind === 'dislike' ? <Icon name="bad" /> : <IconOf path={FACES[kind]} />}
            <span className="visually-hidden">{NEWS_PAGE_TEXTS.reactions[kind]}</span>
            <span>{tally[kind]}</span>
          </button>
        ))}
      </div>
      <p className="muted news-reply" role="status">
        {result === 'sent' && NEWS_PAGE_TEXTS.thanks}
        {result === 'waiting' && NEWS_PAGE_TEXTS.waits}
        {result === 'refused' && NEWS_PAGE_TEXTS.failed}
      </p>
    </section>
  );
}

import { NEWS_REACTIONS, type NewsReaction } from '@harborline/domain/entities/news-flash';
import type { PageNewsFlash } from '@harborline/domain/help-center/page-content';
import { recountNews } from '@harborline/domain/news/tally';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import { useEffect, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useIsLive } from '../../../shared/hooks/use-is-live';
import { Icon, IconOf } from '../../../shared/ui-public/icons';
import { givenReaction, rememberReaction } from './given-reactions';

/** Paths of their icons, 24 by 24, which no other page needs. */
const FACES: Readonly<Record<Exclude<NewsReaction, 'dislike'>, string>> = {
  heart:
    'M20.8 4.6a5.5 5.5 0 0 0-7.8 0L12 5.7l-1.1-1.1a5.5 5.5 0 0 0-7.8 7.8l1.1 1.1 7.8 7.7 7.8-7.7 1.1-1.1a5.5 5.5 0 0 0-.1-7.8z',
  party:
    'M5.8 11.3 2 22l10.7-3.8M4 3h.01M22 8h.01M15 2h.01M22 20h.01M22 2l-2.2.8a3 3 0 0 0-2 3.1c.1.9-.6 1.6-1.4 1.6H16c-.9 0-1.6.6-1.8 1.4L14 10M11 13c1.9 1.9 2.8 4.2 2 5-.8.8-3.1-.1-5-2-1.9-1.9-2.8-4.2-2-5 .8-.8 3.1.1 5 2z',
  snooze: 'M4 12h6l-6 8h6M14 4h6l-6 8h6',
};

const loadSender = async () => (await import('./send-reaction')).sendReaction;
/** Loads what sends a reaction before the visitor has chosen one. */
const preloadSender = () => void loadSender().catch(() => undefined);

type Result = 'none' | 'thanks' | 'failed';

/**
 * How visitors like a news flash (S3-17). Each has one reaction and may switch it: the server counts one per visitor
 * (D-39). A rendered page has them hidden until they work.
 */
export function NewsReactions({ news }: { news: PageNewsFlash }) {
  const { id } = news;
  const isLive = useIsLive();
  const [given, setGiven] = useState(() => (isLive ? givenReaction(id) : null));
  const [tally, setTally] = useState(news);
  const [result, setResult] = useState<Result>('none');
  const newest = useRef(given);
  // The server that rendered the page knows no visitor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    if (isLive || newest.current !== null) return;
    newest.current = givenReaction(id);
    setGiven(newest.current);
  }, []);

  const show = (reaction: NewsReaction | null, earlier: NewsReaction | null) => {
    newest.current = reaction;
    setGiven(reaction);
    rememberReaction(id, reaction);
    if (reaction !== null)
      setTally((now) => ({ ...now, ...recountNews(now, earlier ?? undefined, reaction) }));
  };
  const give = async (reaction: NewsReaction) => {
    const earlier = newest.current;
    if (reaction === earlier) return;
    const before = tally;
    show(reaction, earlier);
    setResult('none');
    try {
      const send = await loadSender();
      await send(id, reaction);
      if (newest.current === reaction) setResult('thanks');
    } catch (error) {
      report('reaction-not-sent', error);
      // A later choice is on its way and decides.
      if (newest.current !== reaction) return;
      show(earlier, null);
      setTally(before);
      setResult('failed');
    }
  };
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
      <div className="news-faces">
        {NEWS_REACTIONS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="button quiet"
            value={kind}
            aria-pressed={given === kind}
            onClick={() => void give(kind)}
          >
            {kind === 'dislike' ? <Icon name="bad" /> : <IconOf path={FACES[kind]} />}
            <span className="visually-hidden">{NEWS_PAGE_TEXTS.reactions[kind]}</span>
            <span>{tally[kind]}</span>
          </button>
        ))}
      </div>
      <p className="muted news-reply" role="status">
        {result === 'thanks' && NEWS_PAGE_TEXTS.thanks}
        {result === 'failed' && NEWS_PAGE_TEXTS.failed}
      </p>
    </section>
  );
}

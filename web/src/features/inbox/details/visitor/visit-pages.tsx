import type { VisitedPage } from '@harborline/domain/chat/visited-page';
import type { VisitorPages } from '@harborline/domain/chat/visited-pages';
import type { VisitorEvent } from '@harborline/domain/chat/visitor-event';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useSubscription } from '../../../../shared/live/use-subscription';
import { ErrorState } from '../../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../../shared/ui-admin/list-skeleton';
import { RelativeTime } from '../../../../shared/ui-admin/relative-time';
import { PageLink } from '../page-link';
import { watchVisit } from './watch-visit';

function PageRow({ page: { at, url, title } }: { page: VisitedPage }) {
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      {title !== '' && (
        <Typography variant="body2" dir="auto">
          {title}
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary" component="p">
        {/* The title is the visitor's word, so it is not the text of the link. */}
        <PageLink url={url} />
        {' · '}
        <RelativeTime at={new Date(at)} />
      </Typography>
    </Box>
  );
}

function EventRow({ event: { at, name } }: { event: VisitorEvent }) {
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" component="span" dir="auto">
        {name}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {' · '}
        <RelativeTime at={new Date(at)} />
      </Typography>
    </Box>
  );
}

/** Nothing where there are no rows. */
function TitledList({ title, rows }: { title: string; rows: readonly ReactNode[] }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <Typography variant="caption" color="textSecondary" component="h4">
        {title}
      </Typography>
      <Box component="ol" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows}
      </Box>
    </div>
  );
}

const pageRows = (pages: readonly VisitedPage[]) =>
  pages.map((page) => <PageRow key={`${page.at} ${page.url}`} page={page} />);

const eventRows = (events: readonly VisitorEvent[]) =>
  events.map((event) => <EventRow key={`${event.at} ${event.name}`} event={event} />);

/**
 * The pages that a visitor has open now, what the site says that they did, and the pages before. Everything here is what
 * the browser claims.
 */
export function VisitPagesList({ now, before, events }: VisitorPages) {
  if (now.length + before.length === 0)
    return <Typography variant="body2">{CHAT_TEXTS.visitUnknown}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {now.length === 0 && <Typography variant="body2">{CHAT_TEXTS.onNoPage}</Typography>}
      <TitledList title={CHAT_TEXTS.now} rows={pageRows(now)} />
      <TitledList title={CHAT_TEXTS.events} rows={eventRows(events)} />
      <TitledList title={CHAT_TEXTS.before} rows={pageRows(before)} />
    </Box>
  );
}

/** Where the visitor of a chat is, live. @param heldBy who has the chat: with it changes who may read this */
export function VisitPages({ conversationRef, heldBy }: { conversationRef: string; heldBy: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another teammate asks the database anew
  const source = useMemo(() => watchVisit(conversationRef), [conversationRef, heldBy]);
  const { live, retry } = useSubscription(source);
  if (live.status === 'loading') return <ListSkeleton height={36} />;
  if (live.status !== 'ready') return <ErrorState title={CHAT_TEXTS.visitFailed} onRetry={retry} />;
  return <VisitPagesList {...live.data} />;
}

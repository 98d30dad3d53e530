import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { Navigate } from 'react-router-dom';
import { useTags } from '../../../shared/ticket-tags/use-tags';
import { NarrowingChip } from '../list/narrowing-chip';
import { linkOfView, type TicketView } from '../list/ticket-filter';

interface TagFilterProps {
  view: TicketView & { readonly tag: string };
  conversationRef: string | null;
}

/** Says that a list holds only tickets with a tag, and leads to those with any (D-71). */
export function TagFilter({ view, conversationRef }: TagFilterProps) {
  const { state, nameOf, currentOf } = useTags([view.tag]);
  const tag = currentOf(view.tag);
  const name = nameOf(view.tag) ?? (state.status === 'loading' ? TAG_TEXTS.loading : TAG_TEXTS.unknown);
  // A link from before the tag was merged (D-117).
  if (tag !== view.tag)
    return <Navigate replace to={linkOfView({ ...view, tag }, conversationRef ?? undefined)} />;
  return (
    <NarrowingChip
      label={TAG_TEXTS.filteredBy(name)}
      clearLabel={TAG_TEXTS.clearFilter(name)}
      to={linkOfView({ ...view, tag: null }, conversationRef ?? undefined)}
    />
  );
}

import { LINK_TEXTS } from '../texts/ticket-links';
import { LINK_ROLES, type LinkChange, type RecordedChange } from './ticket-change';

/** What the history says of a link with another ticket (D-127). */
export function linkEventText({
  kind,
  details: { role: written, number = '' },
}: RecordedChange & { readonly kind: LinkChange['kind'] }): string {
  const role = LINK_ROLES.find((one) => one === written) ?? 'related';
  const said = kind === 'link-added' ? LINK_TEXTS.history.added : LINK_TEXTS.history.removed;
  return said[role](`#${number}`);
}

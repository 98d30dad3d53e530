import type { Catalogue } from '../predicate/catalogue';
import { type FilteredTicket, forEverybody, TICKET_CATALOGUE } from '../tickets/ticket-predicate';

const { priority, type, category, tier, tag, team, source, address, domain } = TICKET_CATALOGUE;

/**
 * What policies ask of a ticket (D-135): what it is, whoever looks and whenever. Its status, its assignee and its times are none of
 * it, since clocks move them.
 */
export const POLICY_CATALOGUE: Catalogue<FilteredTicket> = {
  priority,
  type,
  category,
  tier,
  tag,
  team: forEverybody(team),
  source,
  address,
  domain,
};

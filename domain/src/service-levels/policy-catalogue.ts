import type { Catalogue, Field } from '../predicate/catalogue';
import { TOKENS } from '../predicate/predicate';
import { type FilteredTicket, TICKET_CATALOGUE } from '../tickets/ticket-predicate';

const { priority, type, category, tier, tag, team, source, address, domain } = TICKET_CATALOGUE;

/** The same field without the words that stand for whoever looks. */
const forEverybody = (field: Field<FilteredTicket>): Field<FilteredTicket> =>
  field.kind === 'choice'
    ? { ...field, tokens: field.tokens.filter((token) => token === TOKENS.none) }
    : field;

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

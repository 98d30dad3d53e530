import type { SearchRequest } from '@harborline/domain/entities/search-activity';

type Asked = Pick<SearchRequest, 'asker' | 'address'>;

interface Group<Request> {
  readonly keys: ReadonlySet<string>;
  readonly requests: readonly Request[];
}

const keysOf = ({ asker, address }: Asked): readonly string[] =>
  address === undefined ? [asker] : [asker, address];

/**
 * The requests of each person together: those of one visitor, and those that claim the same mail address, since a person
 * is another visitor in each of their browsers.
 */
export function groupPeople<Request extends Asked>(
  requests: readonly Request[],
): readonly (readonly Request[])[] {
  const groupOf = new Map<string, Group<Request>>();
  for (const request of requests) {
    const keys = keysOf(request);
    const earlier = [...new Set(keys.flatMap((key) => groupOf.get(key) ?? []))];
    const group = {
      keys: new Set([...keys, ...earlier.flatMap((one) => [...one.keys])]),
      requests: [...earlier.flatMap((one) => one.requests), request],
    };
    for (const key of group.keys) groupOf.set(key, group);
  }
  return [...new Set(groupOf.values())].map((group) => group.requests);
}
